import { describe, expect, test } from 'vitest'
import { lastDateOf, monthAfter, weeksOf } from './month.ts'

describe('Месяц календаря', () => {
  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 12, '2027-11'],
    ['2026-11', -11, '2025-12'],
  ])('%s и %i — %s', (month, by, expected) => {
    expect(monthAfter(month, by)).toBe(expected)
  })

  test.each([
    ['2026-11', '2026-11-30'],
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s кончается %s', (month, expected) => {
    expect(lastDateOf(month)).toBe(expected)
  })

  test('недели с понедельника, чужие дни пустые', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  test('февраль, который начался в понедельник, — четыре недели', () => {
    const weeks = weeksOf('2027-02')
    expect(weeks).toHaveLength(4)
    expect(weeks[0]?.[0]).toBe('2027-02-01')
  })
})
