import { isCalendarDate } from '@ot/text'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addHours,
  addMonths,
  addYears,
  compareInstants,
  dayIn,
  daysBetween,
  EARLIEST_DATE,
  isTimeZone,
  LATEST_DATE,
  lastDayOfMonth,
  timeIn,
  weekdayOf,
} from './calendar.ts'

describe('календарь', () => {
  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['2026-13-01', false],
    ['2026-1-01', false],
    ['01.02.2026', false],
    ['', false],
    ['+010000-01-01', false],
    ['2026-02-28T00:00', false],
  ])('%s — дата: %s', (text, valid) => {
    expect(isCalendarDate(text)).toBe(valid)
  })

  test.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['0999-12-31', 1, '1000-01-31'],
    ['0100-01-31', 1, '0100-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s + %i мес. = %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  test.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-12-05', 14],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-12-05', '2026-11-21', -14],
    ['1900-01-01', '2100-12-31', 73_413],
  ])('от %s до %s — %i дн.', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  test.each([
    ['2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
  ])('месяц дня %s кончается %s', (date, last) => {
    expect(lastDayOfMonth(date)).toBe(last)
  })

  test('дни, между которыми верят введённому, — начало прошлого и конец этого века', () => {
    expect([EARLIEST_DATE, LATEST_DATE]).toEqual(['1900-01-01', '2100-12-31'])
  })

  test('год от 29 февраля кончается 28-го', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
  })

  test.each([
    ['2026-12-25', 14, '2027-01-08'],
    ['2026-11-28', 0, '2026-11-28'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2000-01-01', 100_000, '2273-10-16'],
    ['9999-12-31', 1, '+010000-01-01'],
    ['0001-01-01', -1, '0000-12-31'],
  ])('%s + %i дн. = %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  test.each(['2026-02-29', 'вчера', ''])(
    '«%s» не день: к нему ничего не прибавить, от него не отсчитать',
    (text) => {
      expect(() => addDays(text, 1)).toThrow(RangeError)
      expect(() => daysBetween(text, '2026-11-28')).toThrow(RangeError)
      expect(() => daysBetween('2026-11-28', text)).toThrow(RangeError)
    },
  )

  test.each([
    ['2026-11-21T21:30:00Z', 'Europe/Moscow', '2026-11-22'],
    ['2026-11-21T21:30:00Z', 'Europe/Kaliningrad', '2026-11-21'],
    ['2026-11-21T13:30:00Z', 'Asia/Kamchatka', '2026-11-22'],
  ])('%s в %s — это %s', (instant, zone, day) => {
    expect(dayIn(instant, zone)).toBe(day)
  })

  test.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
  ])('%s — день недели %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday)
  })

  test('часы прибавляются через полночь, время показывается в часовом поясе', () => {
    expect(addHours('2026-11-21T21:30:00Z', 24)).toBe('2026-11-22T21:30:00Z')
    expect(timeIn('2026-11-21T21:30:59Z', 'Europe/Moscow')).toBe('00:30')
  })

  test.each([
    ['2026-11-21T21:30:00Z', '2026-11-22T00:30:00+03:00', 0],
    ['2026-11-21T21:30:00Z', '2026-11-22T00:31:00+03:00', -1],
    ['2026-11-21T21:30:00Z', '2026-11-21T21:29:59.999Z', 1],
  ])('%s и %s по порядку: %i', (one, other, order) => {
    expect(compareInstants(one, other)).toBe(order)
  })

  test('часовой пояс проверяется по имени', () => {
    expect(isTimeZone('Asia/Yekaterinburg')).toBe(true)
    expect(isTimeZone('Марс/Кратер')).toBe(false)
  })
})
