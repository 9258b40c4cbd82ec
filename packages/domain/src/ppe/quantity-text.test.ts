import { expect, test } from 'vitest'
import { quantityText } from './quantity-text.ts'

test.each([
  [1, 'пара', '1 пара'],
  [2, 'пара', '2 пары'],
  [12, 'пара', '12 пар'],
  [21, 'пар', '21 пара'],
  [3, 'Комплект', '3 комплекта'],
  [5, 'шт.', '5 шт.'],
  [200, 'мл', '200 мл'],
])('%d %s → %s', (quantity, unit, text) => {
  expect(quantityText(quantity, unit)).toBe(text)
})
