import { writePeriodicity } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { BLANK_VALUES, type EventValues } from './event-values.ts'
import { needsReason, normTerm } from './norm-period.ts'

const PERSON = { birthDate: '1990-01-01', hireDate: '2020-01-01' }
const NOISE = {
  code: '4.4',
  title: 'Шум',
  shortTitle: 'Шум',
  part: 'IV',
  partTitle: 'Физические',
  parent: '4',
  isGroup: false,
  months: 12,
  flags: '',
}

function termOf(section: 'briefing' | 'medical' | 'ppe', values: Partial<EventValues>) {
  return normTerm({
    section,
    person: PERSON,
    factors: [NOISE],
    today: '2026-11-21',
    values: { ...BLANK_VALUES, ...values },
  })
}

describe('период по норме в форме', () => {
  test.each([
    ['briefing', { kind: 'repeat' }, '6 месяцев'],
    ['briefing', { kind: 'introductory' }, 'разово'],
    ['medical', { factorNumber: '4.4' }, '1 год'],
  ] as const)('%s %j → %s', (section, values, expected) => {
    const term = termOf(section, values)
    expect(term && writePeriodicity(term.periodicity)).toBe(expected)
  })

  test('у СИЗ и у невыбранного вида своей нормы нет', () => {
    expect(termOf('ppe', { ppe: 'Каска' })).toBeNull()
    expect(termOf('briefing', {})).toBeNull()
  })

  test.each([
    ['6 месяцев', false, 'как в норме'],
    ['3 месяца', true, 'короче нормы'],
    ['1 год', false, 'длиннее нормы: причина не поможет'],
    ['иногда', false, 'ещё не период'],
  ])('%s → спрашивать причину: %s (%s)', (periodicity, expected) => {
    expect(needsReason(periodicity, termOf('briefing', { kind: 'repeat' }))).toBe(expected)
  })
})
