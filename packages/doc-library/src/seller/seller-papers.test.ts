import { documentText } from '@ot/doc-engine'
import { beforeAll, expect, test } from 'vitest'
import { buildSellerPapers } from './build-seller-papers.ts'
import type { SellerPaperFacts } from './seller-facts.ts'
import { type SellerPress, sellerPress } from './seller-press.ts'

const FACTS: SellerPaperFacts = {
  seller: {
    name: 'ООО «Пример сервиса»',
    inn: '0012034565',
    kpp: '001201001',
    address: 'г. Тула',
    bank: 'ПРИМЕРНЫЙ БАНК',
    bik: '040000225',
    settlementAccount: '40702810200000000001',
    correspondentAccount: '30101810300000000225',
    director: 'Образцова А.А.',
    position: 'Директор',
  },
  payer: {
    name: 'ООО «Ромашка»',
    inn: '7707083893',
    kpp: '770701001',
    address: 'г. Москва',
    passport: null,
    bank: null,
  },
  lines: [
    { title: 'Доступ, тариф «Стандартный», 3 месяца', quantity: 1, unit: 'усл.', rubles: 9000 },
    { title: 'Переход на тариф «Стандартный»', quantity: 1, unit: 'усл.', rubles: 1998 },
  ],
  total: 10_998,
  vatRate: 'none',
  number: '12',
  date: '2026-11-21',
  code: null,
  offer: 'https://otdel.example/ContractOffer',
  act: null,
}
const ACT = { number: '3', date: '2027-02-21', from: '2026-11-22', until: '2027-02-21' }

let print: SellerPress
beforeAll(async () => {
  print = sellerPress({ seller: await buildSellerPapers() })
})
const textOf = (...given: Parameters<SellerPress>) => documentText(print(...given)).replaceAll('\u00a0', ' ')

test('счёт: реквизиты платежа, услуги, сумма цифрами и прописью', () => {
  const text = textOf('invoice', FACTS)
  for (const part of [
    'Счёт на оплату № 12 от 21 ноября 2026 г.',
    'ПРИМЕРНЫЙ БАНК',
    '040000225',
    '40702810200000000001',
    '30101810300000000225',
    'ИНН 0012034565',
    'ООО «Ромашка», ИНН 7707083893, КПП 770701001, г. Москва',
    '9 000,00',
    '1 998,00',
    '10 998,00',
    'Без налога (НДС):',
    'Всего 2 наименования на сумму 10 998,00 руб.',
    'Десять тысяч девятьсот девяносто восемь рублей 00 копеек',
    'Образцова А.А.',
  ]) {
    expect(text).toContain(part)
  }
})

test('НДС выделен внутри суммы', () => {
  const text = textOf('invoice', { ...FACTS, vatRate: '22' })
  expect(text).toContain('В том числе НДС 22 %:')
  expect(text).toContain('1 983,25')
  expect(text).not.toContain('Без налога')
})

test('у продавца-предпринимателя нет КПП, у плательщика-гражданина — паспорт и ни одного пустого места', () => {
  const payer = {
    ...FACTS.payer,
    name: 'Ильина Вера',
    inn: null,
    kpp: null,
    passport: 'паспорт 4512 123456, выдан 20.05.2015 ОВД',
  }
  const text = textOf('act', { ...FACTS, seller: { ...FACTS.seller, kpp: null }, payer, act: ACT })
  expect(text).toContain('Ильина Вера, г. Москва, паспорт 4512 123456, выдан 20.05.2015 ОВД')
  expect(text).not.toMatch(/ИНН\s*,|КПП\s*,|____/)
})

test('акт: за какой период, по какому счёту, реквизиты обеих сторон', () => {
  const bank = {
    bank: 'БАНК ЗАКАЗЧИКА',
    bik: '040000225',
    settlementAccount: '40702810200000000001',
    correspondentAccount: '30101810300000000225',
  }
  const text = textOf('act', { ...FACTS, payer: { ...FACTS.payer, bank }, act: ACT })
  for (const part of [
    'Акт № 3 от 21 февраля 2027 г.',
    'счёт № 12 от 21 ноября 2026 г.',
    'с 22.11.2026 по 21.02.2027',
    'р/с 40702810200000000001 в БАНК ЗАКАЗЧИКА, БИК 040000225',
    'Всего оказано услуг:',
    'Десять тысяч девятьсот девяносто восемь рублей 00 копеек',
  ]) {
    expect(text).toContain(part)
  }
})

test('бумаги собираются одинаково', async () => {
  expect(await buildSellerPapers()).toEqual(await buildSellerPapers())
})
