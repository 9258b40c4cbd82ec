import { expect, test } from 'vitest'
import { shownWords } from './view-words.ts'

const COLUMNS = [
  { key: 'position', label: 'Должность' },
  { key: 'department', label: 'Отдел' },
]

test.each([
  ['', 'весь список'],
  ['hide=none', 'весь список'],
  ['q=вводный', 'поиск «вводный»'],
  ['state=overdue', 'отбор: 1\u00a0условие'],
  ['department=4&state=overdue', 'отбор: 2\u00a0условия'],
  ['group=department&sort=deadline', 'другой порядок строк; строки по группам'],
  ['hide=department,position', 'скрыты столбцы: Должность, Отдел'],
  ['hide=department&q=цех&state=soon', 'поиск «цех»; отбор: 1\u00a0условие; скрыты столбцы: Отдел'],
])('вид %s: %s', (search, expected) => {
  expect(shownWords(search, COLUMNS)).toBe(expected)
})
