import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysInMonth, isCalendarDate, readDate, shortDate } from './short-date.ts'

describe('дата', () => {
  test.each([
    ['2026-10-05', '05.10.2026'],
    ['2026-01-31', '31.01.2026'],
    ['2024-02-29', '29.02.2024'],
    ['2000-02-29', '29.02.2000'],
    ['1999-12-01', '01.12.1999'],
  ])('%s пишется %s и читается назад', (date, shown) => {
    expect(shortDate(date)).toBe(shown)
    expect(readDate(shown)).toBe(date)
    expect(readDate(date)).toBe(date)
  })

  test.each([
    ['', 'пусто'],
    ['вчера', 'слово'],
    ['2026-11', 'без дня'],
    ['2026-1-05', 'месяц одной цифрой'],
    ['2026-13-01', 'месяцев двенадцать'],
    ['2026-00-10', 'месяцы с первого'],
    ['2026-11-00', 'дни с первого'],
    ['2026-04-31', 'в апреле тридцать дней'],
    ['2025-02-29', 'год не високосный'],
    ['1900-02-29', 'сотый год не високосный'],
    ['05.10.20', 'набрана не до конца'],
    ['31.04.2026', 'в апреле тридцать дней'],
    ['05.13.2026', 'месяцев двенадцать'],
    [' 05.10.2026', 'пробел'],
  ])('«%s» — не день календаря (%s)', (text) => {
    expect(isCalendarDate(text)).toBe(false)
    expect(readDate(text)).toBeNull()
    expect(() => shortDate(text)).toThrow(RangeError)
  })

  test('показанная дата — не хранимая', () => {
    expect(isCalendarDate('05.10.2026')).toBe(false)
    expect(() => shortDate('05.10.2026')).toThrow(RangeError)
  })

  test('каждый день четырёхсот лет есть в календаре, и за ним идёт следующий', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2299-12-31'), noInvalidDate: true }),
        (moment) => {
          const date = moment.toISOString().slice(0, 10)
          expect(isCalendarDate(date)).toBe(true)
          const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0))
          expect(daysInMonth(moment.getUTCFullYear(), moment.getUTCMonth() + 1)).toBe(last.getUTCDate())
        },
      ),
    )
  })
})
