import { expect, test } from 'vitest'
import { compareNames } from './in-order.ts'

test.each([
  ['Цех № 10, Цех № 2, Цех № 1', 'Цех № 1, Цех № 2, Цех № 10'],
  ['Ящик, ёлка, Ель, Жилет', 'ёлка, Ель, Жилет, Ящик'],
  ['12а, 2, 12, 1б', '1б, 2, 12, 12а'],
])('%s → %s', (given, expected) => {
  expect(given.split(', ').toSorted(compareNames).join(', ')).toBe(expected)
})
