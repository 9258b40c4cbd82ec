import { describe, expect, test } from 'vitest'
import { fileName } from './save-file.ts'

describe('имя скачанного файла', () => {
  test.each([
    [
      'attachment; filename="prikaz.docx"; filename*=UTF-8\'\'%D0%9F%D1%80%D0%B8%D0%BA%D0%B0%D0%B7.docx',
      'Приказ.docx',
    ],
    ['attachment; filename="archive.zip"', 'archive.zip'],
    ['', 'Документ.docx'],
  ])('%s → %s', (disposition, expected) => {
    expect(fileName(new Headers({ 'Content-Disposition': disposition }), 'Документ.docx')).toBe(expected)
  })
})
