import { describe, expect, test } from 'vitest'
import { columnLayout, HEIGHT, TOP } from './column-layout.ts'

const column = (...values: number[]) => ({ key: String(values), label: '', name: '', values })

describe('столбцы', () => {
  test('высший занимает всё место, половина — половину, ноль лежит на черте', () => {
    const [whole, half, none] = columnLayout([column(10), column(5), column(0)])
    expect(whole?.parts[0]?.y).toBe(TOP)
    expect(half?.parts[0]?.height).toBe((whole?.parts[0]?.height ?? 0) / 2)
    expect(none?.parts).toEqual([{ y: HEIGHT - 24, height: 0 }])
  })

  test('части стоят одна на другой, число — над верхней', () => {
    const [laid] = columnLayout([column(3, 1)])
    const [first, second] = laid?.parts ?? []
    expect(second?.y).toBe((first?.y ?? 0) - (second?.height ?? 0))
    expect(laid?.total).toBe(4)
    expect(laid?.top).toBeLessThan(second?.y ?? 0)
  })

  test('столбцы не касаются друг друга и краёв', () => {
    const [first, second] = columnLayout([column(1), column(2)])
    expect(first?.left).toBeGreaterThan(0)
    expect((first?.left ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.left ?? 0)
  })

  test('всё по нулям и пустота не делят на ноль', () => {
    expect(columnLayout([])).toEqual([])
    expect(columnLayout([column(0)])[0]?.parts[0]?.height).toBe(0)
  })
})
