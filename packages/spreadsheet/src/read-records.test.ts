import { expect, test } from 'vitest'
import { readTables } from './read-tables.ts'

const read = (xml: string) => readTables(Buffer.from(xml), 'ответ.xml')

test('файл записей .xml — таблица: строка — запись, столбцы — признаки и элементы с текстом', () => {
  const [table] = read(
    '\uFEFF<?xml version="1.0"?><Set><R outerId="ot-1"><W><Snils>1</Snils></W><N>77</N></R><R outerId="ot-2"><N>78</N></R></Set>',
  )
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['outerId', 'Snils', 'N'],
    ['ot-1', '1', '77'],
    ['ot-2', null, '78'],
  ])
})

test.each(['<Set></Set>', '<Set><R>', 'не xml'])('«%s» — не записи', (xml) => {
  expect(() => read(xml)).toThrow()
})
