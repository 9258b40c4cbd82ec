import { buffer } from 'node:stream/consumers'
import { zipStream } from '@ot/doc-engine'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readTables } from './read-tables.ts'
import { READ_LIMITS } from './table/limits.ts'
import { xlsxFile, xlsxParts, zipped } from './testing/xlsx-file.ts'

const row = (number: number) => `<row r="${number}"><c r="A${number}"><v>1</v></c></row>`
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1)).join('')
const sheet = (xml: string) => xlsxFile({ sheets: [{ name: 'Список', xml }] })

const BOMB = zipSync({
  'xl/worksheets/sheet1.xml': new Uint8Array(READ_LIMITS.inflatedBytes + 1),
})

const NOT_A_TABLE = 'Это не таблица. Выберите файл .xlsx или .csv.'

describe('чего прочесть нельзя', () => {
  test.each([
    ['текст под именем .xlsx', 'a.xlsx', Buffer.from('ФИО;Отдел'), 'not-a-spreadsheet', NOT_A_TABLE],
    ['таблица HTML под именем .xls', 'a.xls', Buffer.from('<table>'), 'not-a-spreadsheet', NOT_A_TABLE],
    ['PDF под именем .csv', 'a.csv', Buffer.from('%PDF-1.7'), 'not-a-spreadsheet', NOT_A_TABLE],
    ['двоичный файл', 'a.csv', Buffer.from([1, 0, 2, 0]), 'not-a-spreadsheet', NOT_A_TABLE],
    ['пустой файл', 'a.csv', Buffer.from(' \n'), 'not-a-spreadsheet', NOT_A_TABLE],
    ['ZIP без таблицы', 'a.xlsx', zipped({ 'a.txt': 'текст' }), 'not-a-spreadsheet', NOT_A_TABLE],
    [
      'старый .xls или файл под паролем',
      'a.xlsx',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'old-format',
      'сохраните как .xlsx',
    ],
    ['ZIP-бомба', 'a.xlsx', BOMB, 'too-large', 'Таблица слишком велика'],
    [
      'больше 20 000 строк',
      'a.xlsx',
      sheet(`<sheetData>${rows(20_001)}</sheetData>`),
      'too-many-rows',
      'На листе «Список» больше 20\u00a0000 строк',
    ],
    [
      'больше 20 000 строк в .csv',
      'Список.csv',
      Buffer.from('а;б\n'.repeat(20_001)),
      'too-many-rows',
      'больше 20\u00a0000 строк',
    ],
    [
      'больше 200 столбцов',
      'a.xlsx',
      sheet('<sheetData><row r="1"><c r="GS1"><v>1</v></c></row></sheetData>'),
      'too-many-columns',
      'больше 200 столбцов',
    ],
    ['оборванный XML', 'a.xlsx', sheet('<sheetData><row>'), 'damaged', 'Файл повреждён'],
    ['незакрытая кавычка', 'a.csv', Buffer.from('а;б\n"в;г\n'), 'damaged', 'не закрыта кавычка'],
    [
      'ссылка на строку, которой нет',
      'a.xlsx',
      sheet('<sheetData><row r="1"><c r="A1" t="s"><v>7</v></c></row></sheetData>'),
      'damaged',
      'Файл повреждён',
    ],
  ])('%s', (_name, fileName, file, problem, message) => {
    expect(() => readTables(file, fileName)).toThrow(
      expect.objectContaining({ problem, message: expect.stringContaining(message) }),
    )
  })

  test('обрезанный файл .xlsx', () => {
    const file = sheet(`<sheetData>${rows(50)}</sheetData>`)
    expect(() => readTables(file.subarray(0, file.length - 30), 'a.xlsx')).toThrow('Это не таблица')
  })

  test('бомба из пустых ячеек в 81 КБ отвергается раньше, чем её разберут', async () => {
    // Parsed, it would be called damaged at its first letter.
    const xml = `&<sheetData><row>${'<c/>'.repeat(21_000_000)}</row></sheetData>`
    const parts = Object.entries(xlsxParts({ sheets: [{ name: 'Список', xml }] }))
    const bomb = await buffer(
      zipStream(parts.map(([name, text]) => ({ name, bytes: Buffer.from(text), isText: true }))),
    )
    expect(Math.round(bomb.length / 1024)).toBe(81)
    expect(() => readTables(bomb, 'a.xlsx')).toThrow(expect.objectContaining({ problem: 'too-large' }))
  })

  test('20 000 строк читаются', () => {
    expect(readTables(sheet(`<sheetData>${rows(20_000)}</sheetData>`), 'a.xlsx')[0]?.rows).toHaveLength(
      20_000,
    )
  })

  test('объединение до края листа не раздувает таблицу', () => {
    const areas = Array.from({ length: 2000 }, () => '<mergeCell ref="A1:XFD1048576"/>').join('')
    const xml = `<sheetData>${rows(1000)}</sheetData><mergeCells>${areas}</mergeCells>`
    const [table] = readTables(sheet(xml), 'a.xlsx')
    expect(table?.rows).toHaveLength(1000)
    expect(table?.rows.at(-1)?.cells).toEqual([1])
  })
})
