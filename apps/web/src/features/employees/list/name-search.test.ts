import { expect, test } from 'vitest'
import { nameMatcher } from './name-search.ts'
import { sampleEmployee } from './testing/sample-staff.ts'

const alyona = sampleEmployee(1, 'Королёва-Штерн Алёна Пётровна', 1)

test.each([
  ['королева', true, 'е находит ё, без учёта регистра'],
  ['КОРОЛЁВА', true, 'прописными'],
  ['алёна королёва', true, 'слова в любом порядке'],
  ['штерн', true, 'часть двойной фамилии'],
  ['Королёва А. П.', true, 'с инициалами'],
  ['  алена   ', true, 'лишние пробелы не мешают'],
  ['', true, 'пустой поиск находит всех'],
  ['иванова', false, 'другая фамилия'],
  ['королёва ирина', false, 'имя другое'],
])('«%s» находит Алёну Королёву-Штерн: %s (%s)', (text, expected) => {
  expect(nameMatcher(text)(alyona)).toBe(expected)
})
