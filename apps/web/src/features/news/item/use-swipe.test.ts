import { expect, test } from 'vitest'
import { turnOf } from './use-swipe.ts'

test.each([
  [-50, 0, 'toNext'],
  [50, 0, 'toPrevious'],
  [-49, 0, null],
  [49, 10, null],
  [-80, 30, 'toNext'],
  [-60, 60, null],
  [-60, -200, null],
])('палец прошёл %i вбок и %i вниз: %s', (aside, down, expected) => {
  expect(turnOf({ x: 200, y: 200 }, { x: 200 + aside, y: 200 + down })).toBe(expected)
})
