import { expect, test } from 'vitest'
import { foldLetters } from './fold-letters.ts'

test.each([
  ['Семёнов', 'семенов'],
  ['ЁЛКИН', 'елкин'],
  ['ООО «Счёт»', 'ооо «счет»'],
  [' Й, ъ ', ' й, ъ '],
  ['', ''],
])('«%s» → «%s»', (text, expected) => {
  expect(foldLetters(text)).toBe(expected)
})
