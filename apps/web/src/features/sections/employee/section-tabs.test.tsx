import type { EventOf } from '@ot/contract'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { invalidFields, submit, tick, type } from '../../../testing/form.ts'
import { press, settle } from '../../../testing/open-page.tsx'
import { sampleMedical, samplePpe, sampleRisk, sampleSout } from '../pages/testing/sample-rows.ts'
import { openDialog, openTab, rows } from '../testing/open-tab.tsx'
import { InstructionsTab } from './instructions-tab.tsx'
import { MedicalTab } from './medical-tab.tsx'
import { PpeTab } from './ppe-tab.tsx'
import { RiskTab } from './risk-tab.tsx'
import { SoutTab } from './sout-tab.tsx'
import { TrainingTab } from './training-tab.tsx'

let server = answerWith({})
afterEach(() => server.restore())

const listOf = (section: string) => `GET /api/employees/11/events?section=${section}`
const sent = (call: string) => server.seen.filter((seen) => seen.call === call).map(({ body }) => body)

describe('Обучение', () => {
  const TRAINING: EventOf<'training'> = {
    id: 5,
    companyId: 7,
    employeeId: 11,
    fullname: 'Громов Пётр Ильич',
    departmentId: 3,
    department: 'Склад',
    position: 'Кладовщик',
    section: 'training',
    name: 'Программа А. Общие вопросы',
    date: '2026-11-10',
    periodicity: '3 года',
    deadline: '2026-12-10',
    state: 'soon',
    memoId: null,
    periodReason: null,
    basis: null,
    version: 1,
    programme: 'general',
    hours: null,
    result: 'failed',
    protocolNumber: '12',
    provider: null,
    providerInn: null,
    registryNumber: null,
  }

  test('несданная проверка называет день повторной; часов — не меньше, чем по программе', async () => {
    server = answerWith({
      [listOf('training')]: () => Response.json([TRAINING]),
      'GET /api/responsibilities?companyId=7': () =>
        Response.json([{ roles: [{ roleId: 105, employeeId: 11 }] }]),
    })
    const page = await openTab(<TrainingTab />)
    const [row = []] = rows(page)
    expect(row[1]).toBe('от 16')
    expect(row[3]).toContain('неудовлетворительно')
    expect(row[3]).toContain('Повторная проверка до: 10.12.2026')
    expect(page.textContent).toContain('Обучение нужно пройти в учебном центре')
  })
})

describe('Медосмотры', () => {
  const FACTORS = [
    { code: '4', shortTitle: 'Физические факторы', isGroup: true, months: null },
    { code: '4.4', shortTitle: 'Шум', isGroup: false, months: 12 },
  ].map((line) => ({
    ...line,
    title: line.shortTitle,
    part: 'IV',
    partTitle: 'Физические',
    flags: '',
    parent: line.isGroup ? null : '4',
  }))

  test('пункт ищется по словам, заголовок не выбирается, период берётся из приказа', async () => {
    server = answerWith({
      [listOf('medical')]: () => Response.json([sampleMedical(5, { organisation: 'Поликлиника № 1' })]),
      'GET /api/medical-factors': () => Response.json(FACTORS),
    })
    const page = await openTab(<MedicalTab />)
    expect(page.textContent).toContain('врачебная тайна')
    expect(rows(page)[0]?.[0]).toContain('Медицинская организация: Поликлиника № 1')
    await press(page, /Добавить медосмотр$/)
    const dialog = openDialog(page)
    type(dialog, 'add-factorNumber', 'шум')
    const [heading, item] = dialog.querySelectorAll<HTMLElement>('[role=option]')
    act(() => heading?.click())
    expect(dialog.querySelector<HTMLInputElement>('#add-periodicity')?.value).toBe('')
    act(() => item?.click())
    expect(dialog.querySelector<HTMLInputElement>('#add-factorNumber')?.value).toBe('4.4 — Шум')
    expect(dialog.querySelector<HTMLInputElement>('#add-periodicity')?.value).toBe('1 год')
    type(dialog, 'add-factorNumber', 'невесомость')
    expect(dialog.textContent).toContain('Совпадений не найдено')
  })
})

describe('СИЗ', () => {
  const ISSUED = samplePpe(5, { name: 'Перчатки', quantity: 12, unit: 'пар', handedOver: 2, onHand: 2 })
  const RETURNING = samplePpe(6, {
    name: 'Перчатки',
    eventType: 'return',
    returnOf: 5,
    date: null,
    onHand: 2,
    unit: 'пар',
    quantity: 2,
  })

  test('выдача и её возврат — одна строка; возвращается то, что на руках', async () => {
    server = answerWith({
      [listOf('ppe')]: () => Response.json([ISSUED, RETURNING]),
      'POST /api/events/6/complete': () => Response.json(RETURNING),
    })
    const page = await openTab(<PpeTab />)
    expect(rows(page)).toHaveLength(1)
    expect(rows(page)[0]?.slice(0, 6)).toEqual([
      'Перчатки',
      '12 пар',
      '1 год',
      '10.11.20252 пары',
      '',
      '2 пары',
    ])
    await press(page, 'Вернуть')
    const dialog = openDialog(page)
    expect(dialog.textContent).toContain('на руках: 2 пары')
    await submit(dialog)
    expect(sent('POST /api/events/6/complete')).toEqual([{ date: '2026-11-21', handedOver: 2 }])
  })

  test('личная карточка: нормы, что выдано и что возвращено', async () => {
    const history = (date: string, label: string) => [
      { id: 1, kind: 'completion', date, facts: [{ label, value: '2 пар' }], undone: null },
    ]
    server = answerWith({
      [listOf('ppe')]: () => Response.json([ISSUED, RETURNING]),
      'GET /api/events/5/history': () => Response.json(history('2025-11-10', 'Выдано')),
      'GET /api/events/6/history': () => Response.json(history('2026-02-01', 'Возвращено')),
    })
    const page = await openTab(<PpeTab />)
    await press(page, 'Личная карточка')
    await settle()
    expect(page.textContent).toContain('Громов Пётр Ильич')
    const cells = [...page.querySelectorAll('table')].at(1)?.querySelectorAll('tbody td') ?? []
    expect([...cells].map(({ textContent }) => textContent)).toEqual([
      'Перчатки',
      '',
      '10.11.2025',
      '2 пар',
      '',
      '',
      '01.02.2026',
      '2 пар',
      '',
      '',
    ])
  })
})

describe('СОУТ', () => {
  test('говорит, что даёт класс и для скольких он общий', async () => {
    server = answerWith({
      [listOf('sout')]: () => Response.json([sampleSout(5, { registeredOn: '2025-11-10' })]),
      'GET /api/workplaces?companyId=7': () =>
        Response.json([{ id: 4, number: '12А', name: 'Кладовщик', employeeIds: [11, 12, 13] }]),
    })
    const page = await openTab(<SoutTab />)
    expect(rows(page)[0]?.[0]).toContain('№\u00a012А')
    expect(page.textContent.replaceAll('\u00a0', ' ')).toContain('Общее для 3 работников')
    expect(page.textContent).toContain('Что даёт класс 3.1 на рабочем месте №\u00a012А')
    expect(page.textContent).toContain('ст. 147')
  })
})

describe('Риски', () => {
  const DRAFT = [
    {
      code: '3.2',
      hazard: 'Высота',
      danger: 'Падение',
      probability: null,
      severity: null,
      measures: ['Ограждения'],
    },
  ]

  test('карта начинается с опасностей профессии, уровень следует из вероятности и тяжести', async () => {
    server = answerWith({
      [listOf('risk')]: () =>
        Response.json([sampleRisk(5, { date: null, riskLevel: null, state: 'missing' })]),
      'GET /api/employees/11/risk-draft': () => Response.json(DRAFT),
      'GET /api/hazards': () => Response.json([]),
      'POST /api/events/5/complete': () => Response.json(sampleRisk(5, {})),
    })
    const page = await openTab(<RiskTab />)
    await press(page, 'Отметить оценку рисков')
    await settle()
    const dialog = openDialog(page)
    await submit(dialog)
    expect(dialog.textContent).toContain('Опасности: целое число от 1 до 5')
    tick(dialog, 'complete-hazards-0-probability-4')
    tick(dialog, 'complete-hazards-0-severity-5')
    expect(dialog.textContent).toContain('R = 20 повышенный')
    await submit(dialog)
    expect(sent('POST /api/events/5/complete')).toEqual([
      { date: '2026-11-21', hazards: [{ ...DRAFT[0], probability: 4, severity: 5 }] },
    ])
  })
})

describe('Инструкции', () => {
  const INSTRUCTION = {
    id: 5,
    companyId: 7,
    employeeId: 11,
    version: 1,
    number: '7',
    name: 'Инструкция кладовщика',
    approvedOn: '2024-02-29',
    revisionDue: null,
    acknowledgedOn: null,
    state: 'missing',
  }

  test('пересмотр — через пять лет; ознакомление отмечается одной датой', async () => {
    server = answerWith({
      'GET /api/employees/11/instructions': () => Response.json([INSTRUCTION]),
      'PATCH /api/employees/11/instructions/5': () => Response.json(INSTRUCTION),
    })
    const page = await openTab(<InstructionsTab />)
    expect(rows(page)[0]?.slice(0, 6)).toEqual([
      'Инструкция кладовщика',
      '7',
      '29.02.2024',
      '28.02.2029',
      '',
      'не выдано',
    ])
    await press(page, 'Отметить ознакомление')
    await submit(openDialog(page))
    expect(sent('PATCH /api/employees/11/instructions/5')).toEqual([{ acknowledgedOn: '2026-11-21' }])
  })

  test('без названия не выдать', async () => {
    server = answerWith({ 'GET /api/employees/11/instructions': () => Response.json([]) })
    const page = await openTab(<InstructionsTab />)
    expect(page.textContent).toContain('Инструкций по охране труда работнику пока не выдано.')
    await press(page, /Выдать инструкцию$/)
    await submit(openDialog(page))
    expect(invalidFields(openDialog(page))).toEqual(['new-name'])
  })
})
