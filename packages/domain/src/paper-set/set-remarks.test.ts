import { describe, expect, test } from 'vitest'
import type { ConditionsClass } from '../sout/conditions-classes.ts'
import type { Guarantee } from '../sout/guarantees.ts'
import {
  type CheckedPaper,
  type CheckedPerson,
  type PaperDay,
  type StandingPaper,
  setRemarks,
} from './set-remarks.ts'

const DATE = '2026-10-05'
const COMMISSION = 'prikaz-o-komissii'

const own = (label: string, date: string): PaperDay => ({ label, date, of: 'paper' })
const ofOrder = (date: string): PaperDay => ({
  label: 'Дата приказа о комиссии',
  date,
  of: { template: COMMISSION },
})

function paper(days: readonly PaperDay[], changes: Partial<CheckedPaper> = {}): CheckedPaper {
  return { templateId: 'bumaga', name: 'Бумага', employeeId: null, days, guaranteed: [], ...changes }
}

function messages(
  papers: readonly CheckedPaper[],
  people: ReadonlyMap<number, CheckedPerson> = new Map(),
): string[] {
  return setRemarks({ date: DATE, papers, people, standing: [] }).map(({ message }) => message)
}

describe('бумага одна, а с ней зарегистрированное', () => {
  const PROTOCOL = { templateId: 'protokol', name: 'Протокол', refersTo: [COMMISSION] }
  const standing = (date: string, changes: Partial<StandingPaper> = {}): StandingPaper => ({
    ...paper([], { templateId: 'prezhnyaya', name: 'Прежняя' }),
    date,
    refersTo: [],
    ...changes,
  })
  const said = (one: CheckedPaper, registered: readonly StandingPaper[]) =>
    setRemarks({ date: DATE, papers: [one], people: new Map(), standing: registered }).map(
      ({ message }) => message,
    )
  const order = paper([], { templateId: COMMISSION })

  test('приказ позже протокола, который на него ссылается', () => {
    expect(said(order, [standing('2026-09-10', PROTOCOL)])).toEqual([
      'Дата 05.10.2026 позже, чем у документа «Протокол» от 10.09.2026: он зарегистрирован и ссылается на этот',
    ])
  })

  test('был приказ раньше протокола, или протокол не раньше нового приказа', () => {
    const before = standing('2026-09-01', { templateId: COMMISSION })
    expect(said(order, [standing('2026-09-10', PROTOCOL), before])).toEqual([])
    expect(said(order, [standing(DATE, PROTOCOL)])).toEqual([])
  })

  const internship = [own('Начало стажировки', '2026-10-06')]
  const training = [own('Дата проверки знания', '2026-10-08')]

  test('стажировка раньше обучения, уже зарегистрированного', () => {
    const protocol = standing('2026-10-08', { employeeId: 7, days: training, name: 'Протокол' })
    const [message] = said(paper(internship, { employeeId: 7 }), [protocol])
    expect(message).toContain('раньше обучения: в документе «Протокол» от 08.10.2026')
    expect(said(paper(internship, { employeeId: 8 }), [protocol])).toEqual([])
  })

  test('обучение позже стажировки, уже зарегистрированной', () => {
    const started = standing('2026-10-01', { employeeId: 7, days: internship, name: 'Приказ о стажировке' })
    const [message] = said(paper(training, { employeeId: 7 }), [started])
    expect(message).toContain('позже начала стажировки: в документе «Приказ о стажировке» от 01.10.2026')
  })

  test('знакомят раньше, чем утвердили', () => {
    const sheet = paper([ofOrder('2026-10-05'), own('Дата ознакомления', '2026-10-01')])
    expect(said(sheet, []).join()).toContain('«Дата ознакомления» — 01.10.2026, раньше утверждения')
  })
})

describe('даты документа и комплекта', () => {
  test.each<[string, readonly PaperDay[], string]>([
    ['названный приказ позже документа', [ofOrder('2026-10-06')], 'позже самого документа (05.10.2026)'],
    [
      'срок в прошлом',
      [own('Приступить с', '2026-10-01')],
      '«Приступить с» — 01.10.2026, раньше даты документа',
    ],
    [
      'ознакомление до утверждения',
      [own('Последний день ознакомления', '2026-09-30')],
      'раньше даты документа (05.10.2026)',
    ],
    [
      'конец раньше начала',
      [own('Начало стажировки', '2026-10-20'), own('Окончание стажировки', '2026-10-10')],
      '«Окончание стажировки» — 10.10.2026, раньше начала',
    ],
    [
      'комиссия проверяла до своего приказа',
      [ofOrder('2026-09-20'), own('Дата проверки знания', '2026-09-10')],
      'раньше приказа о комиссии от 20.09.2026',
    ],
  ])('%s', (_name, days, expected) => {
    expect(messages([paper(days)]).join()).toContain(expected)
  })

  test('приказ о комиссии в том же комплекте позже проверки, которую она провела', () => {
    const order = paper([], { templateId: COMMISSION, name: 'Приказ о комиссии' })
    const protocol = paper([ofOrder('2026-01-15'), own('Дата проверки знания', '2026-10-01')])
    expect(messages([order, protocol])).toEqual([
      '«Дата проверки знания» — 01.10.2026, раньше документа «Приказ о комиссии» этого же комплекта, он от 05.10.2026',
    ])
    expect(messages([protocol])).toEqual([])
  })

  test('стажировка до обучения того же работника', () => {
    const sheet = paper([own('Начало стажировки', '2026-10-06')], { employeeId: 7 })
    const card = (employeeId: number) =>
      paper([own('Дата проверки знания', '2026-10-20')], { employeeId, name: 'Удостоверение' })
    expect(messages([sheet, card(7)]).join()).toContain('раньше обучения: в документе «Удостоверение»')
    expect(messages([sheet, card(8)])).toEqual([])
  })

  test('согласованные даты замечаний не вызывают', () => {
    const days = [
      ofOrder('2026-09-01'),
      own('Дата проверки знания', '2026-10-05'),
      own('Приступить с', '2026-10-05'),
      own('Период по', '2026-09-30'),
      own('Последний день ознакомления', '2026-11-04'),
    ]
    expect(messages([paper(days)])).toEqual([])
  })
})

describe('что даёт класс рабочего места', () => {
  const person = (name: string, conditions: ConditionsClass | null): CheckedPerson => ({ name, conditions })
  const people = new Map([
    [1, person('Иванов И.И.', '3.1')],
    [2, person('Петров П.П.', '3.3')],
    [3, person('Сидоров С.С.', null)],
  ])
  const order = (guarantee: Guarantee, employees: readonly number[]) =>
    messages([paper([], { guaranteed: [{ guarantee, employees }] })], people)

  test.each<[Guarantee, readonly number[], readonly string[]]>([
    [
      'hours',
      [1],
      [
        'Иванов И.И. (3.1): класс рабочего места этого не даёт',
        'Петров П.П. (3.3): класс рабочего места это даёт',
      ],
    ],
    ['hours', [2], []],
    ['pay', [1, 2], []],
    ['leave', [2, 3], ['Сидоров С.С.: класс условий труда рабочего места не внесён']],
  ])('%s: %j', (guarantee, employees, expected) => {
    const told = order(guarantee, employees)
    expect(told).toHaveLength(expected.length)
    for (const [index, message] of expected.entries()) expect(told[index]).toContain(message)
  })
})
