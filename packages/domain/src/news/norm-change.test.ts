import { describe, expect, test } from 'vitest'
import type { Periodicity } from '../periodicity/periodicity.ts'
import { writePeriodicity } from '../periodicity/periodicity.ts'
import type { Section } from '../section/sections.ts'
import { medicalLine } from '../testing/medical-lines.ts'
import { type DatedEvent, type NormChange, restsOn, termChange } from './norm-change.ts'

const PERSON = { birthDate: '1990-05-05', hireDate: '2020-01-15' }
const NEWCOMER = { birthDate: '2007-05-05', hireDate: '2026-07-01' }
const TODAY = '2026-11-21'
/** ПП 805 → 2464, п. 14 и п. 60. */
const PP_805: NormChange = { normIds: ['pp-2464'], from: '2026-09-01' }
const YEAR: Periodicity = { kind: 'every', count: 1, unit: 'year' }

function event(section: Section, rule: string | null, own: Partial<DatedEvent>): DatedEvent {
  return {
    section,
    rule,
    periodicity: YEAR,
    isOwnPeriod: false,
    date: null,
    firstDeadline: null,
    deadline: null,
    failed: false,
    workplace: null,
    ...own,
  }
}

function told(of: DatedEvent, person = PERSON, change = PP_805, today = TODAY) {
  const found = termChange(of, person, change, today, medicalLine)
  if (found === null) return null
  const { counted, was, becomes } = found
  return [counted, ...[was, becomes].map((term) => `${term.deadline}, ${writePeriodicity(term.periodicity)}`)]
}

describe('кого касается изменение нормы', () => {
  test.each([
    [
      'обучение после изменения уже посчитано по новой редакции',
      { date: '2026-10-12', deadline: '2029-10-12' },
      ['present', '2027-10-12, 1 год', '2029-10-12, 3 года'],
    ],
    [
      'обучение до изменения: срок стоит, другим будет следующий',
      { date: '2026-05-20', deadline: '2027-05-20' },
      ['next', '2028-05-20, 1 год', '2030-05-20, 3 года'],
    ],
    [
      'просроченное считается с сегодняшнего дня',
      { date: '2025-05-20', deadline: '2026-05-20' },
      ['next', '2027-11-21, 1 год', '2029-11-21, 3 года'],
    ],
    ['до допуска срок один и тот же', { firstDeadline: '2020-01-15', deadline: '2020-01-15' }, null],
    ['неудовлетворительная проверка: повторная через 30 дней', { date: '2026-10-12', failed: true }, null],
    ['период организации норма не двигает', { date: '2026-10-12', isOwnPeriod: true }, null],
  ])('%s', (_, own, expected) => {
    expect(told(event('training', 'training.hazardous-15', own))).toEqual(expected)
  })

  test.each([
    [
      'повторный новичка после изменения',
      NEWCOMER,
      { date: '2026-10-01', deadline: '2027-01-01' },
      ['present', '2027-04-01, 6 месяцев', '2027-01-01, 3 месяца'],
    ],
    [
      'ещё не проведённый повторный новичка',
      NEWCOMER,
      { firstDeadline: '2027-01-01', deadline: '2027-01-01' },
      null,
    ],
    ['отработавшего год', PERSON, { date: '2026-10-01', deadline: '2027-04-01' }, null],
  ])('%s', (_, person, own, expected) => {
    expect(told(event('briefing', 'briefing.repeat-newcomer', own), person)).toEqual(expected)
  })

  test('первый повторный новичка, принятого после изменения, назван от дня приёма', () => {
    const hired = { ...NEWCOMER, hireDate: '2026-10-05' }
    const first = event('briefing', 'briefing.repeat-newcomer', { firstDeadline: '2027-01-05' })
    expect(told(first, hired)).toEqual(['present', '2027-04-05, 6 месяцев', '2027-01-05, 3 месяца'])
  })

  test.each([
    ['правила, период которых прежний', 'training.general', PP_805],
    ['другого акта', 'training.hazardous-15', { ...PP_805, normIds: ['mz-29n'] }],
    ['записи без правила', null, PP_805],
  ] as const)('не касается %s', (_, rule, change) => {
    const done = event('training', rule, { date: '2026-10-12', deadline: '2029-10-12' })
    expect(told(done, PERSON, change)).toBeNull()
  })

  test('до наступления изменения называет только тех, чей следующий раз придётся на новую редакцию', () => {
    const done = (date: string, deadline: string) =>
      told(event('training', 'training.hazardous-15', { date, deadline }), PERSON, PP_805, '2026-06-15')
    expect(done('2025-08-01', '2026-08-01')).toBeNull()
    expect(done('2025-10-01', '2026-10-01')).toEqual(['next', '2027-10-01, 1 год', '2029-10-01, 3 года'])
  })
})

test.each([
  ['training.general', ['pp-2464'], true],
  ['medical.4.4', ['mz-29n'], true],
  ['medical.4.4', ['pp-2464'], false],
  [null, ['pp-2464'], false],
] as const)('запись по правилу %s стоит на %j: %s', (rule, normIds, expected) => {
  expect(restsOn({ rule, date: null }, PERSON, normIds, TODAY, medicalLine)).toBe(expected)
})
