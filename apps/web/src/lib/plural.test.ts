import { expect, test } from 'vitest'
import { counted } from './plural.ts'

test.each([
  [0, '0 документов'],
  [1, '1 документ'],
  [2, '2 документа'],
  [5, '5 документов'],
  [11, '11 документов'],
  [21, '21 документ'],
  [112, '112 документов'],
])('%i → «%s»', (count, expected) => {
  expect(counted(count, ['документ', 'документа', 'документов'])).toBe(expected.replace(' ', '\u00a0'))
})
