import { describe, expect, test } from 'vitest'
import { isDay, shownDate, todayIn, typedDate } from './calendar-date.ts'

describe('Дата на экране', () => {
  test('показывается как дд.мм.гггг', () => {
    expect(shownDate('2026-11-05')).toBe('05.11.2026')
  })

  test.each<[string, string | null, string]>([
    ['05.11.2026', '2026-11-05', 'полная дата'],
    ['29.02.2024', '2024-02-29', 'високосный день'],
    ['29.02.2026', null, 'такого дня нет'],
    ['31.04.2026', null, 'в апреле 30 дней'],
    ['05.13.2026', null, 'месяцев двенадцать'],
    ['05.11.20', null, 'набрана не до конца'],
    ['', null, 'не набрана'],
  ])('«%s» → %s (%s)', (text, expected) => {
    expect(typedDate(text)).toBe(expected)
  })

  test.each(['', '2026-11', '2026-11-31', 'вчера', '21.11.2026'])('«%s» в адресе — не день', (date) => {
    expect(isDay(date)).toBe(false)
  })

  test.each([
    ['Europe/Moscow', '2026-11-21'],
    ['Asia/Vladivostok', '2026-11-22'],
  ])('сегодня считается по часовому поясу организации: %s', (zone, expected) => {
    expect(todayIn(zone, new Date('2026-11-21T20:59:00Z'))).toBe(expected)
  })
})
