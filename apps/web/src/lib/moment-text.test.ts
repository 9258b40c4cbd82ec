import { expect, test } from 'vitest'
import { lastMomentText } from './moment-text.ts'

test.each([
  ['срок в часах: час и день не расходятся по строкам', '2026-11-21T11:30:00Z', '14:30\u00a021.11.2026'],
  ['срок в днях', null, '21.11.2026'],
])('%s', (_name, deadlineAt, text) => {
  expect(lastMomentText({ deadline: '2026-11-21', deadlineAt }, 'Europe/Moscow')).toBe(text)
})
