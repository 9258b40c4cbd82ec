import { describe, expect, test } from 'vitest'
import { BRIEFING_KINDS } from '../briefing/briefing-kinds.ts'
import { writePeriodicity } from '../periodicity/periodicity.ts'
import { medicalLine } from '../testing/medical-lines.ts'
import { PROGRAMMES } from '../training/programmes.ts'
import { briefingRule, trainingRule } from './rule-name.ts'
import { type RuleTerm, ruleTerm } from './term.ts'

const GROWN_UP = { birthDate: '1990-05-05', hireDate: '2020-01-15' }
const NEWCOMER = { birthDate: '2007-05-05', hireDate: '2026-06-01' }

function termOf(rule: string, on: string, person = GROWN_UP): RuleTerm | null {
  return ruleTerm(rule, on, person, medicalLine)
}

function periodOf(rule: string, on: string, person = GROWN_UP): string | null {
  const term = termOf(rule, on, person)
  return term && writePeriodicity(term.periodicity)
}

describe('период по норме', () => {
  test.each([
    ['briefing.introductory', '2026-11-01', 'разово'],
    ['briefing.initial', '2026-11-01', 'разово'],
    ['briefing.repeat', '2026-08-31', '6 месяцев'],
    ['briefing.repeat', '2026-09-01', '6 месяцев'],
    ['briefing.fire-repeat', '2025-08-31', '1 год'],
    ['briefing.fire-repeat', '2025-09-01', '1 год'],
    ['briefing.electrical-1', '2026-11-01', '1 год'],
    ['briefing.civil-defence', '2026-11-01', 'разово'],
    ['briefing.emergency', '2026-11-01', '1 год'],
    ['briefing.internship', '2026-11-01', 'разово'],
    ['briefing.targeted', '2026-11-01', 'разово'],
    ['training.general', '2026-11-01', '3 года'],
    ['training.methods', '2026-11-01', '3 года'],
    ['training.first-aid', '2026-11-01', '3 года'],
    ['training.ppe-use', '2026-11-01', '3 года'],
    ['training.electrical-4', '2026-11-01', '1 год'],
    ['training.fire-safety', '2026-11-01', '5 лет'],
    ['medical.4.4', '2026-11-01', '1 год'],
    ['medical.9', '2026-11-01', '2 года'],
    ['medical.minor', '2026-11-01', '1 год'],
    ['medical.psychiatric', '2026-11-01', 'разово'],
    ['sout', '2026-11-01', '5 лет'],
    ['risk', '2026-11-01', null],
    ['instruction', '2026-11-01', '5 лет'],
  ])('%s на %s: %s', (rule, on, expected) => {
    expect(periodOf(rule, on)).toBe(expected)
  })

  test.each([
    ['hazardous-15', '2026-08-31', '1 год', true],
    ['hazardous-15', '2026-09-01', '3 года', false],
    ['hazardous-6', '2026-08-31', '1 год', true],
    ['hazardous-29', '2026-09-01', '3 года', false],
    ['hazardous-9', '2026-08-31', '1 год', true],
    ['hazardous-9', '2026-09-01', '1 год', false],
    ['hazardous-11', '2026-09-01', '1 год', false],
  ])('программа В %s на %s: %s, сверено: %s', (programme, on, expected, verified) => {
    const rule = `training.${programme}`
    expect(periodOf(rule, on)).toBe(expected)
    expect(termOf(rule, on)?.verified).toBe(verified)
  })

  test.each([
    ['2026-08-31', '6 месяцев', 'норма ещё прежняя'],
    ['2026-09-01', '3 месяца', 'первый день новой нормы'],
    ['2027-05-31', '3 месяца', 'последний день первого года'],
    ['2027-06-01', '6 месяцев', 'год работы прошёл'],
  ])('повторный инструктаж новичка на %s: %s (%s)', (on, expected) => {
    expect(periodOf('briefing.repeat-newcomer', on, NEWCOMER)).toBe(expected)
  })

  test.each([
    ['9', '2005-11-02', '1 год', 'завтра исполнится 21 год'],
    ['9', '2005-11-01', '2 года', 'сегодня исполнился 21 год'],
    ['4.4', '2005-11-02', '1 год', 'по приказу и так раз в год'],
  ])('осмотр по п. %s родившегося %s: %s (%s)', (code, birthDate, expected) => {
    const person = { birthDate, hireDate: '2025-06-01' }
    expect(periodOf(`medical.${code}`, '2026-11-01', person)).toBe(expected)
  })

  test.each([
    ['briefing.repeat', '2022-08-31', 'акта ещё не было'],
    ['medical.77.7', '2026-11-01', 'такого пункта нет'],
    ['medical.18', '2026-11-01', 'у заголовка нет срока'],
    ['ppe.gloves', '2026-11-01', 'срок носки пишет норма выдачи'],
    ['ppe-return', '2026-11-01', 'не правило норм'],
  ])('%s на %s: срока нет (%s)', (rule, on) => {
    expect(termOf(rule, on)).toBeNull()
  })

  test('противопожарные инструктажи до и после 01.09.2025 идут по разным приказам', () => {
    expect(termOf('briefing.fire-repeat', '2025-08-31')?.normId).toBe('mchs-806')
    expect(termOf('briefing.fire-repeat', '2025-09-01')?.normId).toBe('mchs-1120')
    expect(termOf('training.fire-safety', '2025-08-31')?.normId).toBe('mchs-806')
  })

  test('редакция — та, что действовала в тот день', () => {
    expect(termOf('training.methods', '2026-08-31')?.edition).toBe('с изменениями № 792 от 12.06.2024')
    expect(termOf('training.methods', '2026-09-01')?.edition).toBe('с изменениями № 805')
    expect(termOf('medical.psychiatric', '2026-02-28')?.edition).toBe('первоначальная')
    expect(termOf('medical.psychiatric', '2026-03-01')?.edition).toContain('392н')
  })

  test('акт кончился, а преемник не известен: срок есть, он не сверен, и это сказано', () => {
    expect(termOf('medical.18.1', '2027-03-31')).toMatchObject({ verified: true, endedOn: null })
    const ended = termOf('medical.18.1', '2027-04-01')
    expect(ended).toMatchObject({ verified: false, endedOn: '2027-03-31' })
    expect(ended?.reason).toContain('Приказ Минздрава № 29н действует по 31.03.2027; чем он заменён дальше')
    expect(termOf('medical.18.1', '2021-03-31'), 'приказа ещё не было').toBeNull()
  })

  test('срок, взятый по аналогии, не выдаётся за сверенный', () => {
    expect(termOf('medical.18.1', '2026-11-01')?.verified).toBe(true)
    expect(termOf('medical.18.2', '2026-11-01')).toMatchObject({ verified: false })
    expect(termOf('medical.18.2', '2026-11-01')?.reason).toContain('п. 18.1')
  })

  test('у каждого вида инструктажа и каждой программы есть норма на день сверки', () => {
    const rules = [...BRIEFING_KINDS.map(briefingRule), ...PROGRAMMES.map(trainingRule)]
    expect(rules.filter((rule) => termOf(rule, '2026-09-30') === null)).toEqual([])
  })
})
