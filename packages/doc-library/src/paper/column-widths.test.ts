import { describe, expect, test } from 'vitest'
import { narrowestWidth } from './column-widths.ts'

describe('ширина столбцов', () => {
  test('слово длиннее — место шире; метка считается по тому, что напечатает', () => {
    expect(narrowestWidth('Ответственный за ОТ', 12)).toBeGreaterThan(narrowestWidth('Срок', 12))
    expect(narrowestWidth('{дата_начала}', 12)).toBe(narrowestWidth('05.10.2026', 12))
    expect(narrowestWidth('{#работники}', 12)).toBe(0)
  })
})

test('номер строки, которую можно снять, занимает столько же, сколько номер в списке', () => {
  expect(narrowestWidth('{#работы.7}{по_порядку}', 10)).toBe(narrowestWidth('{#работники}{номер}', 10))
})
