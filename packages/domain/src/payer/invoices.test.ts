import { expect, test } from 'vitest'
import { paymentPurpose, vatWithin } from './invoices.ts'

test.each([
  [9000, 'none', null],
  [9000, '5', 42_857],
  [9000, '22', 162_295],
  [1, '7', 7],
] as const)('%i ₽, ставка %s: в том числе %s копеек', (rubles, rate, kopecks) => {
  expect(vatWithin(rubles, rate)).toBe(kopecks)
})

test.each([
  ['none', 'Оплата по счёту № 12 от 21.11.2026 за доступ к сервису «ОТдел». НДС не облагается'],
  ['22', 'Оплата по счёту № 12 от 21.11.2026 за доступ к сервису «ОТдел». В том числе НДС 22%, 1622,95 руб.'],
] as const)('назначение платежа, ставка %s', (vatRate, purpose) => {
  expect(paymentPurpose({ number: '12', date: '2026-11-21', total: 9000, vatRate })).toBe(purpose)
})
