import { describe, expect, test } from 'vitest'
import { withoutTrunkPrefix } from './phone-control.tsx'

describe('Начало номера в маске телефона', () => {
  test.each([
    ['8', '7', 'восьмёрка — это +7'],
    ['4', '4', 'код города остаётся'],
    ['8 (495) 500-55-50', '4955005550', 'вставлен номер с восьмёркой'],
    ['+7 495 500-55-50', '4955005550', 'вставлен номер с +7'],
    ['4955005550', '4955005550', 'вставлен номер без начала'],
  ])('«%s» → «%s» (%s)', (typed, expected) => {
    expect(withoutTrunkPrefix(typed)).toBe(expected)
  })
})
