import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [1, '1 КБ'],
  [1023, '1 КБ'],
  [320 * 1024, '320 КБ'],
  [1024 * 1024 - 1, '1 МБ'],
  [1024 * 1024, '1 МБ'],
  [1024 * 1024 * 1.5, '1,5 МБ'],
])('%i байт → «%s»', (bytes, expected) => {
  expect(sizeText(bytes)).toBe(expected.replace(' ', '\u00a0'))
})
