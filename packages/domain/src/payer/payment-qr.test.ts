import { expect, test } from 'vitest'
import { paymentCode } from './payment-qr.ts'

const ORDER = {
  name: 'ООО «ОТдел»',
  personalAccount: '40702810900000000123',
  bankName: 'БАНК ПРИМЕР',
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
  inn: '7707083893',
  kpp: '770701001',
  kopecks: 900_000,
  purpose: 'Оплата по счёту № 12 от 21.11.2026, без НДС',
}

test('поля в порядке стандарта, сумма в копейках', () => {
  expect(paymentCode(ORDER)).toBe(
    'ST00012|Name=ООО «ОТдел»|PersonalAcc=40702810900000000123|BankName=БАНК ПРИМЕР|BIC=044525225|CorrespAcc=30101810400000000225|PayeeINN=7707083893|KPP=770701001|Sum=900000|Purpose=Оплата по счёту № 12 от 21.11.2026, без НДС',
  )
})

test('разделитель внутри поля заменён, длинное обрезано, пустого нет', () => {
  const code = paymentCode({ ...ORDER, name: `ООО «А|Б» ${'я'.repeat(200)}`, kpp: null })
  const fields = code.split('|')
  expect(fields).toHaveLength(9)
  expect(fields[1]).toMatch(/^Name=ООО «А\/Б» я+$/)
  expect(fields[1]).toHaveLength('Name='.length + 160)
})
