import { expect, test } from 'vitest'
import { groupedDigits, rubles } from './digits.ts'

/** ~ stands for a no-break space. */
test.each([
  [0, '0'],
  [900, '900'],
  [2300, '2~300'],
  [27000, '27~000'],
  [1234567, '1~234~567'],
])('%i пишется как %s', (number, expected) => {
  const set = expected.replaceAll('~', '\u00a0')
  expect(groupedDigits(number)).toBe(set)
  expect(rubles(number)).toBe(`${set}\u00a0₽`)
})
