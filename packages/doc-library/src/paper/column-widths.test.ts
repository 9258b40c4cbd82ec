import { describe, expect, test } from 'vitest'
import { narrowestWidth } from './column-widths.ts'

describe('ширина столбцов', () => {
  test('слово длиннее — место шире; метка считается по тому, что напечатает', () => {
    expect(narrowestWidth('Ответственный за ОТ', 12)).toBeGreaterThan(narrowestWidth('Срок', 12))
    expect(narrowestWidth('{дата_начала}', 12)).toBe(narrowestWidth('05.10.2026', 12))
    expect(narrowestWidth('{#работники}', 12)).toBe(0)
  })
})
