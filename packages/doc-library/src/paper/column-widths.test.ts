import { describe, expect, test } from 'vitest'
import { fitColumns, narrowestWidth } from './column-widths.ts'

describe('ширина столбцов', () => {
  test('достаточная остаётся такой, как задана', () => {
    expect(fitColumns([10, 60, 30], [50, 50, 50], 1000)).toEqual([100, 600, 300])
  })

  test('узкий столбец растёт до своего слова за счёт тех, где есть место', () => {
    const widths = fitColumns([10, 60, 30], [200, 100, 100], 1000)
    expect(widths[0]).toBe(200)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(1000)
  })

  test('если слова не помещаются вовсе, остаётся заданное', () => {
    expect(fitColumns([50, 50], [900, 900], 1000)).toEqual([500, 500])
  })

  test('слово длиннее — место шире; метка считается по тому, что напечатает', () => {
    expect(narrowestWidth('Ответственный за ОТ', 12)).toBeGreaterThan(narrowestWidth('Срок', 12))
    expect(narrowestWidth('{дата_начала}', 12)).toBe(narrowestWidth('05.10.2026', 12))
    expect(narrowestWidth('{#работники}', 12)).toBe(0)
  })
})
