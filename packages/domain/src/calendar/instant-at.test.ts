import { expect, test } from 'vitest'
import { timeIn } from './calendar.ts'
import { instantAt } from './instant-at.ts'

test.each([
  ['2026-11-21', '12:05', 'Europe/Moscow', '2026-11-21T09:05:00Z'],
  ['2026-11-22', '00:30', 'Europe/Moscow', '2026-11-21T21:30:00Z'],
  ['2026-11-22', '08:00', 'Asia/Kamchatka', '2026-11-21T20:00:00Z'],
])('%s в %s по часам %s — %s', (day, time, zone, instant) => {
  expect(instantAt(day, time, zone)).toBe(instant)
  expect(timeIn(instant, zone)).toBe(time)
})
