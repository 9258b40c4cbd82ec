import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from './calendar.ts'

const RUN = { seed: 20261128, numRuns: 3000 }
const DAYS_OF_FOUR_CENTURIES = 146_097

const day = fc.integer({ min: 0, max: DAYS_OF_FOUR_CENTURIES }).map((days) => addDays('1800-01-01', days))

describe('месяцы', () => {
  test('прибавляются и отнимаются так же, как у PlainDate', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1200, max: 1200 }), (date, months) => {
        expect(addMonths(date, months)).toBe(Temporal.PlainDate.from(date).add({ months }).toString())
      }),
      RUN,
    )
  })

  test.each([
    ['9999-12-15', 1],
    ['0001-01-15', -1],
    ['2026-01-31T10:00:00', 1],
  ])('%s и %i: то, что не записать четырьмя цифрами года, пишет PlainDate', (date, months) => {
    expect(addMonths(date, months)).toBe(Temporal.PlainDate.from(date).add({ months }).toString())
  })

  test.each([
    ['2026-02-30', 1],
    ['', 1],
    ['2026-01-31', 0.5],
  ])('%s и %d — не дата или не месяцы', (date, months) => {
    expect(() => addMonths(date, months)).toThrow(RangeError)
  })
})
