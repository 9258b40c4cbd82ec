import { expect, test } from 'vitest'
import { ABSENCE_COLUMN_NAMES, ABSENCE_COLUMNS, absenceKindOfWords } from './absence-columns.ts'

test.each([
  ['Отпуск по уходу за ребёнком до 1,5 лет', 'childcare'],
  ['Отпуск по беременности и родам', 'maternity'],
  ['Военные сборы', 'military'],
  ['Приостановка: мобилизован', 'military'],
  ['Больничный лист', 'illness'],
  ['Отпуск основной', 'otherAbsence'],
])('«%s» — %s', (words, kind) => {
  expect(absenceKindOfWords(words)).toBe(kind)
})

test.each([
  ['табельный номер', 'staffNumber'],
  ['сотрудник', 'fullName'],
  ['фио', 'fullName'],
  ['дата начала', 'startsOn'],
  ['с', 'startsOn'],
  ['дата окончания', 'endsOn'],
  ['по', 'endsOn'],
  ['вид отсутствия', 'kind'],
  ['причина', 'kind'],
  ['основание', 'note'],
  ['всего дней', undefined],
])('столбец «%s» — %s', (header, column) => {
  expect(ABSENCE_COLUMN_NAMES.find((name) => ABSENCE_COLUMNS[name].heads.test(header))).toBe(column)
})

test('свои названия столбцов узнаются', () => {
  for (const name of ABSENCE_COLUMN_NAMES) {
    const header = ABSENCE_COLUMNS[name].label.toLowerCase()
    expect(ABSENCE_COLUMN_NAMES.find((one) => ABSENCE_COLUMNS[one].heads.test(header))).toBe(name)
  }
})
