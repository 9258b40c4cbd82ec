import { describe, expect, test } from 'vitest'
import { fitColumns } from './fit-columns.ts'

describe('ширина столбцов', () => {
  test('достаточная остаётся такой, как задана', () => {
    expect(fitColumns([100, 600, 300], [50, 50, 50])).toEqual([100, 600, 300])
  })

  test('узкий столбец растёт до своего слова за счёт тех, где есть место', () => {
    const widths = fitColumns([100, 600, 300], [200, 100, 100])
    expect(widths[0]).toBe(200)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(1000)
  })

  test('если слова не помещаются вовсе, рвутся только самые длинные', () => {
    expect(fitColumns([500, 500], [900, 900])).toEqual([500, 500])
    expect(fitColumns([500, 500], [2000, 300])).toEqual([700, 300])
    expect(fitColumns([400, 300, 300], [2000, 100, 900])).toEqual([450, 100, 450])
  })
})
