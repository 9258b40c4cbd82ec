import { describe, expect, test } from 'vitest'
import { findNorm } from '../norms/register.ts'
import {
  dutiesOf,
  remindersOf,
  UNSCHEDULED_CAUSES,
  UNSCHEDULED_DUTIES,
  UNSCHEDULED_REMINDERS,
  type UnscheduledCause,
} from './unscheduled-causes.ts'
import { lastDayOf, unscheduledDayProblem } from './unscheduled-day.ts'

const kindsOf = (cause: UnscheduledCause) =>
  dutiesOf(cause).map(({ kind, condition }) => [kind, condition !== null])

describe('что следует из причины', () => {
  test.each<[UnscheduledCause, unknown[], number]>([
    [
      'process',
      [
        ['briefing', false],
        ['training', false],
        ['risk', false],
      ],
      2,
    ],
    [
      'duties',
      [
        ['briefing', false],
        ['training', true],
      ],
      0,
    ],
    [
      'acts',
      [
        ['briefing', false],
        ['training', true],
      ],
      0,
    ],
    ['local-acts', [['briefing', false]], 0],
    [
      'hazard',
      [
        ['briefing', false],
        ['risk', false],
      ],
      1,
    ],
    [
      'inspector',
      [
        ['briefing', false],
        ['training', true],
      ],
      0,
    ],
    ['employer', [['briefing', false]], 0],
  ])('%s', (cause, kinds, reminders) => {
    expect(kindsOf(cause)).toEqual(kinds)
    expect(remindersOf(cause)).toHaveLength(reminders)
  })

  test('каждая причина просит инструктажа, у каждой строки — акт из реестра', () => {
    for (const cause of UNSCHEDULED_CAUSES) expect(dutiesOf(cause)[0]?.kind).toBe('briefing')
    for (const { act } of [...UNSCHEDULED_DUTIES, ...UNSCHEDULED_REMINDERS])
      expect(findNorm(act)).not.toBeNull()
  })
})

test('обучение — не позднее 60 календарных дней; инструктажу день назначает организация', () => {
  const [briefing, training] = dutiesOf('process')
  if (briefing === undefined || training === undefined) throw new Error('both follow')
  expect([lastDayOf(briefing, '2026-11-27'), lastDayOf(training, '2026-11-27')]).toEqual([null, '2027-01-26'])
  expect(unscheduledDayProblem(training, '2027-01-26', '2026-11-27')).toBeNull()
  expect(unscheduledDayProblem(training, '2027-01-27', '2026-11-27')).toContain('не позднее 26.01.2027')
  expect(unscheduledDayProblem(briefing, '2026-11-26', '2026-11-27')).toBe('Этот день раньше самой причины')
})
