import { expect, test } from 'vitest'
import { wantedStems } from './search-words.ts'

test.each([
  ['Вводные инструктажи', ['вводн', 'инструктаж']],
  ['журнал на высоте', ['журнал', 'высот']],
  ['гололёд гололеда', ['гололед']],
  ['на', ['на']],
  ['?!', []],
])('«%s» ищется как %j', (asked, expected) => {
  expect(wantedStems(asked)).toEqual(expected)
})
