import { describe, expect, test } from 'vitest'
import { dateInWords } from './dates.ts'

describe('даты словами', () => {
  test.each([
    ['2026-10-05', '5 октября 2026 г.'],
    ['2026-01-31', '31 января 2026 г.'],
    ['2024-02-29', '29 февраля 2024 г.'],
    ['1999-12-01', '1 декабря 1999 г.'],
    ['2027-05-09', '9 мая 2027 г.'],
  ])('%s → %s', (date, words) => {
    expect(dateInWords(date)).toBe(words.replaceAll(' ', '\u00a0'))
  })

  test('месяцы', () => {
    const months = Array.from({ length: 12 }, (_, at) =>
      dateInWords(`2026-${String(at + 1).padStart(2, '0')}-01`),
    )
    expect(months.map((text) => text.split('\u00a0')[1]).join(' ')).toBe(
      'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    )
  })

  test.each(['', '05.10.2026', '2026-13-01', '2025-02-29'])('«%s» — не дата', (date) => {
    expect(() => dateInWords(date)).toThrow(RangeError)
  })
})
