import { expect, test } from 'vitest'
import { wantedStems, wordsOf } from './search-words.ts'

test.each([
  ['Вводные инструктажи', ['вводн', 'инструктаж']],
  ['журнал на высоте', ['журнал', 'высот']],
  ['гололёд гололеда', ['гололед']],
  ['на', ['на']],
  ['?!', []],
])('«%s» ищется как %j', (asked, expected) => {
  expect(wantedStems(asked)).toEqual(expected)
})

test.each('и в на по о об с от для к за из при или не'.split(' '))('«%s» ничего не говорит', (word) => {
  expect(wantedStems(`${word} журнал`)).toEqual(['журнал'])
  expect(wantedStems(word)).toEqual([word])
})

test.each([
  ['Журнал № 5, УЧЁТА (ИОТ-12)', ['журнал', '5', 'учёта', 'иот', '12']],
  ['Word-файл', ['word', 'файл']],
  [' — ', []],
])('слова в «%s» — %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('слов — не больше восьми, одинаковые не считаются', () => {
  expect(wantedStems('раз раз два три пять семь девять сто двести тысяча миллион')).toHaveLength(8)
})
