import { describe, expect, test } from 'vitest'
import { dueSpan } from './due-span.ts'
import { defaultRhythm, letterState } from './letters.ts'

test.each([
  ['owner', 'weekly'],
  ['editor', 'weekly'],
  ['viewer', 'off'],
] as const)('пока не выбрал сам, %s получает сводку: %s', (role, rhythm) => {
  expect(defaultRhythm(role)).toBe(rhythm)
})

test.each([
  [{ sentAt: null, failedAt: null }, 'queued'],
  [{ sentAt: '2025-03-10T06:00:00.000Z', failedAt: null }, 'sent'],
  [{ sentAt: null, failedAt: '2025-03-10T06:00:00.000Z' }, 'failed'],
  [{ sentAt: '2025-03-10T06:00:00.000Z', failedAt: '2025-03-10T06:00:00.000Z' }, 'sent'],
] as const)('письмо %j: %s', (marks, state) => {
  expect(letterState(marks)).toBe(state)
})

describe('как скоро', () => {
  test.each<[boolean, string | null, string | null, string]>([
    [false, '2025-03-09', 'overdue', 'вчера'],
    [true, '2025-03-09', 'missing', 'не проведено, срок прошёл'],
    [true, null, 'missing', 'не проведено, срока нет'],
    [false, null, null, 'проведено навсегда'],
    [false, '2025-03-10', 'week', 'сегодня ещё не просрочено'],
    [true, '2025-03-17', 'week', 'седьмой день'],
    [false, '2025-03-18', 'month', 'восьмой день'],
    [false, '2025-04-09', 'month', 'тридцатый день'],
    [true, '2025-04-10', null, 'тридцать первый день'],
  ])('впервые: %s, срок %s — %s (%s)', (isMissing, deadline, span) => {
    expect(dueSpan({ isMissing, deadline }, '2025-03-10')).toBe(span)
  })
})
