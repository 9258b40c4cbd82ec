import { expect, test } from 'vitest'
import { lastMomentText, momentText } from './moment-text.ts'

test.each([
  ['2026-11-21T11:05:00Z', 'Europe/Moscow', ', ', '21.11.2026, 14:05'],
  ['2026-11-21T20:59:00Z', 'Asia/Vladivostok', ' в ', '22.11.2026 в 06:59'],
  ['2026-03-01T00:00:00.000Z', 'Europe/Kaliningrad', ' ', '01.03.2026 02:00'],
  ['2026-11-21T21:00:00+03:00', 'Europe/Moscow', ', ', '21.11.2026, 21:00'],
  ['2026-11-21T21:00:00Z', 'Europe/Moscow', ', ', '22.11.2026, 00:00'],
] as const)('%s, %s: «%s» → %s', (instant, timeZone, joint, expected) => {
  expect(momentText(instant, timeZone, joint)).toBe(expected)
})

test.each([
  [null, '23.11.2026', 'срок в днях'],
  ['2026-11-23T11:30:00Z', '14:30\u00a023.11.2026', 'час и день не расходятся по строкам'],
  ['2026-11-22T22:05:00Z', '01:05\u00a023.11.2026', 'день — по часам организации'],
])('последний миг срока, %s: %s (%s)', (deadlineAt, text, _why) => {
  expect(lastMomentText({ deadline: '2026-11-23', deadlineAt }, 'Europe/Moscow')).toBe(text)
})
