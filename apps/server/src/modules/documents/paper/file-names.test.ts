import { describe, expect, test } from 'vitest'
import { documentFileName, safeFileName, uniqueNames } from './file-names.ts'

describe('имена файлов', () => {
  test.each([
    ['Приказ № 1/2-ОТ: о назначении', 'Приказ № 1 2-ОТ о назначении'],
    ['Перечень...', 'Перечень'],
    ['  два   пробела ', 'два пробела'],
  ])('%s → %s', (text, expected) => {
    expect(safeFileName(text)).toBe(expected)
  })

  test('длинное имя укорачивается по байтам, не разрывая букву', () => {
    expect(Buffer.byteLength(safeFileName('ё'.repeat(300)))).toBe(200)
  })

  test('знак из двух половин не рвётся: имя можно послать', () => {
    const name = documentFileName({ name: `Приказ ${'🦺'.repeat(80)}`, number: '1', date: '2026-11-21' })
    expect(name.isWellFormed()).toBe(true)
    expect(name).toMatch(/^Приказ 🦺+\.docx$/u)
  })

  test('номер и дата стоят в имени', () => {
    expect(documentFileName({ name: 'Приказ', number: '3-ОТ', date: '2026-11-21' })).toBe(
      'Приказ № 3-ОТ от 21.11.2026.docx',
    )
    expect(documentFileName({ name: 'Приказ', number: null, date: '2026-11-21' })).toBe(
      'Приказ от 21.11.2026.docx',
    )
  })

  test('повторы в одном архиве получают счёт', () => {
    const name = uniqueNames()
    expect([name('а.docx'), name('а.docx'), name('б.docx'), name('а.docx')]).toEqual([
      'а.docx',
      'а (2).docx',
      'б.docx',
      'а (3).docx',
    ])
  })
})
