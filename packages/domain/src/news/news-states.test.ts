import { expect, test } from 'vitest'
import { newsState } from './news-states.ts'

const NOW = '2026-11-21T09:00:00.000Z'

test.each([
  [null, null, 'draft'],
  ['2026-11-21T09:00:00.000Z', null, 'published'],
  ['2026-11-21T09:00:00.001Z', null, 'scheduled'],
  ['2026-11-01T06:00:00.000Z', '2026-11-02T06:00:00.000Z', 'withdrawn'],
  [null, '2026-11-02T06:00:00.000Z', 'withdrawn'],
])('публикация %s, снятие %s: %s', (publishAt, withdrawnAt, expected) => {
  expect(newsState({ publishAt, withdrawnAt }, NOW)).toBe(expected)
})
