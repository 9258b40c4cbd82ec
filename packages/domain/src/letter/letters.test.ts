import { describe, expect, test } from 'vitest'
import type { EventState } from '../section/sections.ts'
import { dueSpansOn, urgencyOn } from './due-span.ts'
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
  test.each<[EventState, string | null, string | null, string]>([
    ['overdue', '2025-03-09', 'overdue', 'вчера'],
    ['missing', '2025-03-09', 'missing', 'не проведено, срок прошёл'],
    ['missing', null, 'missing', 'не проведено, срока нет'],
    ['missing', '2025-03-12', 'missing', 'не проведено, срок впереди: как на сводке'],
    ['missing', '2025-09-12', 'missing', 'не проведено, срок далеко впереди'],
    ['unknown', '2024-03-09', null, 'не внесено: может быть, и проведено'],
    ['none', null, null, 'проведено навсегда'],
    ['away', '2025-03-12', null, 'отсутствует'],
    ['soon', '2025-03-10', 'week', 'сегодня'],
    ['soon', '2025-03-17', 'week', 'седьмой день'],
    ['soon', '2025-03-18', 'month', 'восьмой день'],
    ['soon', '2025-04-10', 'month', 'через месяц'],
    ['ok', '2025-04-11', null, 'позже'],
  ])('%s, срок %s — %s (%s)', (state, deadline, span) => {
    expect(dueSpansOn('2025-03-10')({ state, deadline })).toBe(span)
  })
})

test.each<[Parameters<ReturnType<typeof urgencyOn>>[0], boolean]>([
  [{ span: 'overdue', deadline: '2025-03-09' }, true],
  [{ span: 'missing', deadline: null }, true],
  [{ span: 'missing', deadline: '2025-03-17' }, true],
  [{ span: 'missing', deadline: '2025-03-18' }, false],
  [{ span: 'week', deadline: '2025-03-17' }, true],
  [{ span: 'month', deadline: '2025-03-18' }, false],
])('поимённо названо %j: %s', (item, expected) => {
  expect(urgencyOn('2025-03-10')(item)).toBe(expected)
})
