import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

test.each([
  ['2026-11-21T11:05:00Z', 'Europe/Moscow', ', ', '21.11.2026, 14:05'],
  ['2026-11-21T20:59:00Z', 'Asia/Vladivostok', ' в ', '22.11.2026 в 06:59'],
  ['2026-03-01T00:00:00.000Z', 'Europe/Kaliningrad', ' ', '01.03.2026 02:00'],
  ['2026-11-21T21:00:00+03:00', 'Europe/Moscow', ', ', '21.11.2026, 21:00'],
  ['2026-11-21T21:00:00Z', 'Europe/Moscow', ', ', '22.11.2026, 00:00'],
] as const)('%s, %s: «%s» → %s', (instant, timeZone, joint, expected) => {
  expect(momentText(instant, timeZone, joint)).toBe(expected)
})
