import { describe, expect, test } from 'vitest'
import { readTables } from './read-tables.ts'

function cells(file: string | Uint8Array, name = 'список.csv') {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  return readTables(bytes, name)[0]?.rows.map((row) => row.cells)
}

/** Windows-1251 of Cyrillic text. */
function windows1251(text: string): Uint8Array {
  return Uint8Array.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0)
      if (letter === 'ё') return 0xb8
      return code < 128 ? code : code - 0x410 + 0xc0
    }),
  )
}

const EXPECTED = [
  ['ФИО', 'Отдел'],
  ['Пётр', 'Склад'],
]
const TEXT = 'ФИО;Отдел\r\nПётр;Склад\r\n'

describe('.csv', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 с меткой', Buffer.from(`\ufeff${TEXT}`)],
    ['Windows-1251', windows1251(TEXT)],
    ['UTF-16 («Текст Юникод» в Excel)', Buffer.from(`\ufeff${TEXT}`.replaceAll(';', '\t'), 'utf16le')],
    ['запятые', Buffer.from(TEXT.replaceAll(';', ','))],
    ['табуляции', Buffer.from(TEXT.replaceAll(';', '\t'))],
    ['разделитель назван в первой строке', Buffer.from('sep=|\r\nФИО|Отдел\r\nПётр|Склад')],
  ])('%s', (_name, file) => {
    expect(cells(file)?.slice(-2)).toEqual(EXPECTED)
  })

  test('в кавычках — переводы строк, разделители и сами кавычки', () => {
    expect(cells('ФИО;Отдел\n"Иванов\nИван";"ООО ""Ромашка""; склад"\n')).toEqual([
      ['ФИО', 'Отдел'],
      ['Иванов\nИван', 'ООО "Ромашка"; склад'],
    ])
  })

  test('запятая в тексте не побеждает точку с запятой между столбцами', () => {
    expect(cells('ФИО;Отдел, цех\nИванов;Склад, двор\nПетров;Гараж\n')?.[1]).toEqual([
      'Иванов',
      'Склад, двор',
    ])
  })

  test('кавычка посреди значения — просто кавычка', () => {
    expect(cells('ФИО;Отдел\nИванов;ООО "Ромашка"\n')?.[1]).toEqual(['Иванов', 'ООО "Ромашка"'])
  })

  test('пустые строки не читаются, но считаются', () => {
    const [table] = readTables(Buffer.from('ФИО;Отдел\n;;\n\nПётр;Склад;;\n'), 'a.csv')
    expect(table?.rows).toEqual([
      { number: 1, cells: ['ФИО', 'Отдел'] },
      { number: 4, cells: ['Пётр', 'Склад'] },
    ])
  })
})
