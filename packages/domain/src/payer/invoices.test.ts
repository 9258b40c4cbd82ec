import { expect, test } from 'vitest'
import { vatWithin } from './invoices.ts'

test.each([
  [9000, 'none', null],
  [9000, '5', 42_857],
  [9000, '22', 162_295],
  [1, '7', 7],
] as const)('%i ₽, ставка %s: в том числе %s копеек', (rubles, rate, kopecks) => {
  expect(vatWithin(rubles, rate)).toBe(kopecks)
})
