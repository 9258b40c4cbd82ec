import { expect, test } from 'vitest'
import { type ChosenWords, periodWords, pickedWords, printedWords, soughtWords } from './chosen-words.ts'

test.each<[ChosenWords, string]>([
  [[], 'Без отбора.'],
  [[soughtWords(''), pickedWords('отдел', null), periodWords(null, null)], 'Без отбора.'],
  [[soughtWords('сварщ'), pickedWords('отдел', 'Склад')], 'Отбор: поиск «сварщ»; отдел «Склад».'],
  [[pickedWords('год', 2026), periodWords('2026-10-01', null)], 'Отбор: год «2026»; дата с 01.10.2026.'],
  [[periodWords('2026-10-01', '2026-10-31')], 'Отбор: дата с 01.10.2026 по 31.10.2026.'],
])('на бумаге: %j → «%s»', (words, expected) => {
  expect(printedWords(words)).toBe(expected)
})
