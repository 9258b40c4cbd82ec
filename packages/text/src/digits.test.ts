import { expect, test } from 'vitest'
import {
  groupedDigits,
  plainSumWithKopecks,
  printedNumber,
  roundedNumber,
  rubles,
  sumWithKopecks,
} from './digits.ts'

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

test.each([
  [0, '0,00', '0,00'],
  [162295, '1~622,95', '1622,95'],
  [900000, '9~000,00', '9000,00'],
  [2700001, '27~000,01', '27000,01'],
])('%i копеек — %s, для программы %s', (kopecks, expected, plain) => {
  expect(sumWithKopecks(kopecks)).toBe(expected.replaceAll('~', '\u00a0'))
  expect(plainSumWithKopecks(kopecks)).toBe(plain)
})

test.each([
  [0, '0'],
  [1.25, '1,25'],
  [1 / 3, '0,33'],
  [12500, '12~500'],
])('до сотых %d — %s', (number, expected) => {
  expect(roundedNumber(number)).toBe(expected.replaceAll('~', '\u00a0'))
})
