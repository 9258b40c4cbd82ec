import { expect, test } from 'vitest'
import { rubles } from './rubles.ts'

test.each([
  [0, '0~₽'],
  [900, '900~₽'],
  [2300, '2~300~₽'],
  [27000, '27~000~₽'],
  [1234567, '1~234~567~₽'],
])('%i рублей печатаются как %s', (sum, expected) => {
  expect(rubles(sum).replaceAll('\u00a0', '~')).toBe(expected)
})
