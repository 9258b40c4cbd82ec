import { expect, test } from 'vitest'
import { groupedDigits, printedNumber, rubles } from './digits.ts'

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

test.each([
  [0, '0'],
  [2026, '2026'],
  [9999, '9999'],
  [10000, '10~000'],
  [1234567, '1~234~567'],
  [1.5, '1,5'],
  [12345.67, '12~345,67'],
  [-20000, '-20~000'],
])('в тексте документа %d печатается как %s', (number, expected) => {
  expect(printedNumber(number)).toBe(expected.replaceAll('~', '\u00a0'))
})
