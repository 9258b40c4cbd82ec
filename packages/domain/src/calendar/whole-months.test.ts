import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from './calendar.ts'
import { wholeMonths, wholeYears } from './whole-months.ts'

describe('полные месяцы и годы', () => {
  test.each([
    ['1992-05-12', '2026-11-21', 414, 34],
    ['1992-11-21', '2026-11-21', 408, 34],
    ['1992-11-22', '2026-11-21', 407, 33],
    ['2026-11-21', '2026-11-21', 0, 0],
    ['2026-01-31', '2026-02-28', 1, 0],
    ['2024-02-29', '2025-02-28', 12, 1],
    ['2024-02-29', '2025-02-27', 11, 0],
    ['1900-02-28', '1900-03-28', 1, 0],
    ['1899-12-31', '1900-02-28', 2, 0],
    ['1999-12-31', '2000-02-28', 1, 0],
    ['1999-12-31', '2000-02-29', 2, 0],
    ['2023-12-31', '2024-02-28', 1, 0],
    ['2023-12-31', '2024-02-29', 2, 0],
    ['2025-12-31', '2026-02-28', 2, 0],
    ['2026-01-31', '2026-03-30', 1, 0],
    ['2026-01-31', '2026-04-29', 2, 0],
    ['2026-01-31', '2026-04-30', 3, 0],
    ['2026-01-31', '2026-06-30', 5, 0],
    ['2026-01-31', '2026-09-30', 8, 0],
    ['2026-01-31', '2026-11-30', 10, 0],
    ['2026-01-31', '2026-12-30', 10, 0],
    ['2026-11-21', '2026-11-01', -1, -1],
  ])('с %s по %s: %i мес., %i лет', (from, to, months, years) => {
    expect(wholeMonths(from, to)).toBe(months)
    expect(wholeYears(from, to)).toBe(years)
  })

  test('столько месяцев, прибавленных к началу, ещё не заходят за конец, а с одним сверх них — заходят', () => {
    const days = fc.integer({ min: 0, max: 60_000 })
    fc.assert(
      fc.property(days, days, (first, second) => {
        const from = addDays('1904-01-01', Math.min(first, second))
        const to = addDays('1904-01-01', Math.max(first, second))
        const months = wholeMonths(from, to)
        expect(addMonths(from, months) <= to).toBe(true)
        expect(addMonths(from, months + 1) > to).toBe(true)
      }),
      { seed: 11, numRuns: 500 },
    )
  })
})
