import { isCalendarDate } from '@ot/text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '../calendar/calendar.ts'
import type { Periodicity } from '../periodicity/periodicity.ts'
import { EVENT_STATES, SECTIONS } from '../section/sections.ts'
import { eventState, isDue, nextDeadline, worstState } from './deadline.ts'

const RUN = { seed: 20261121, numRuns: 500 }

const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1900-01-01', days))
const perhapsDay = fc.option(day, { nil: null })
const months = fc.integer({ min: 1, max: 600 })
const periodicity: fc.Arbitrary<Periodicity> = fc.oneof(
  fc.constantFrom<Periodicity>({ kind: 'once' }, { kind: 'unlimited' }),
  months.map((count): Periodicity => ({ kind: 'every', count, unit: 'month' })),
  fc.integer({ min: 1, max: 50 }).map((count): Periodicity => ({ kind: 'every', count, unit: 'year' })),
)

describe('сроки', () => {
  test('срок всегда позже выполнения', () => {
    fc.assert(
      fc.property(day, periodicity, (done, period) => {
        const deadline = nextDeadline(done, period)
        if (deadline !== null) expect(deadline > done).toBe(true)
        expect(deadline === null).toBe(period.kind !== 'every')
      }),
      RUN,
    )
  })

  test('прибавленные месяцы не перескакивают через месяц и дают существующий день', () => {
    fc.assert(
      fc.property(day, months, (from, count) => {
        const to = addMonths(from, count)
        const elapsed = (monthNumber(to) - monthNumber(from)) % 12_000
        expect(isCalendarDate(to)).toBe(true)
        expect(elapsed).toBe(count)
        expect(Number(to.slice(8)) <= Number(from.slice(8))).toBe(true)
      }),
      RUN,
    )
  })

  test('у события ровно одно состояние, и оно согласно с тем, пора ли', () => {
    fc.assert(
      fc.property(
        perhapsDay,
        perhapsDay,
        day,
        fc.constantFrom(...SECTIONS),
        (date, deadline, today, section) => {
          const state = eventState({ date, deadline }, today)
          const due = isDue(section, { date, deadline }, today)
          expect(EVENT_STATES.filter((known) => known === state)).toHaveLength(1)
          expect(state === 'missing').toBe(date === null)
          if (state === 'overdue' || state === 'soon') expect(due).toBe(true)
          if (state === 'none') expect(due).toBe(false)
        },
      ),
      RUN,
    )
  })

  test('состояние ячейки не лучше состояния любого события в ней', () => {
    const badness = { none: 0, ok: 0, away: 0, soon: 1, unknown: 2, missing: 3, overdue: 4 }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENT_STATES), { minLength: 1 }), (states) => {
        const worst = worstState(states)
        expect(badness[worst]).toBe(Math.max(...states.map((state) => badness[state])))
        expect(worst).not.toBe('none')
      }),
      RUN,
    )
  })
})

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}
