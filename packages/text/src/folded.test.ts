import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test.each([
  ['Семёнов', 'семенов'],
  ['ЁЛКИН', 'елкин'],
  ['ООО «Счёт»', 'ооо «счет»'],
  [' Й, ъ ', ' й, ъ '],
  ['', ''],
])('«%s» → «%s»', (text, expected) => {
  expect(folded(text)).toBe(expected)
})
