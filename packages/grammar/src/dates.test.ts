import { describe, expect, test } from 'vitest'
import { dateInWords, shortDate } from './dates.ts'

describe('даты', () => {
  test.each([
    ['2026-10-05', '5 октября 2026 г.', '05.10.2026'],
    ['2026-01-31', '31 января 2026 г.', '31.01.2026'],
    ['2024-02-29', '29 февраля 2024 г.', '29.02.2024'],
    ['2000-02-29', '29 февраля 2000 г.', '29.02.2000'],
    ['1999-12-01', '1 декабря 1999 г.', '01.12.1999'],
    ['2027-05-09', '9 мая 2027 г.', '09.05.2027'],
  ])('%s → %s, %s', (date, words, short) => {
    expect(dateInWords(date)).toBe(words.replaceAll(' ', '\u00a0'))
    expect(shortDate(date)).toBe(short)
  })

  test.each([
    '',
    '05.10.2026',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2025-02-29',
    '1900-02-29',
    '2026-1-5',
  ])('«%s» — не дата', (date) => {
    expect(() => dateInWords(date)).toThrow(RangeError)
    expect(() => shortDate(date)).toThrow(RangeError)
  })
})
