import { expect, test } from 'vitest'
import { todayIn } from './calendar-date.ts'

test.each([
  ['Europe/Moscow', '2026-11-21'],
  ['Asia/Vladivostok', '2026-11-22'],
])('сегодня считается по часовому поясу организации: %s', (zone, expected) => {
  expect(todayIn(zone, new Date('2026-11-21T20:59:00Z'))).toBe(expected)
})
