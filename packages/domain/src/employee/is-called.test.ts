import { expect, test } from 'vitest'
import { isCalled } from './is-called.ts'

const NAME = 'Петров-Водкин Семён Ильич'

test.each([
  ['Петров-Водкин Семён Ильич', true],
  ['петров-водкин  семен ильич', true],
  ['Петров-Водкин С.И.', true],
  ['Петров-Водкин С. И.', true],
  ['Петров-Водкин С.', true],
  ['Петров-Водкин', false],
  ['Петров-Водкин Семён', false],
  ['Петров-Водкин А.И.', false],
  ['Петров С.И.', false],
  ['Петров-Водкин С.И.И.', false],
  ['', false],
])('«%s»', (said, expected) => {
  expect(isCalled(NAME, said)).toBe(expected)
})

test('без отчества', () => {
  expect(isCalled('Ли Анна', 'Ли А.')).toBe(true)
  expect(isCalled('Ли Анна', 'Ли А.Б.')).toBe(false)
})
