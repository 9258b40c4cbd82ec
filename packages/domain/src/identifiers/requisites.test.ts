import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isInn,
  isKpp,
  isOgrn,
  isOkato,
  isOkfs,
  isOkogu,
  isOkpo,
  isOktmo,
  isOkved,
  isRussianPhone,
  isSnils,
  normalisePhone,
  normaliseSnils,
} from './requisites.ts'

const rules = {
  isInn,
  isKpp,
  isOgrn,
  isOkato,
  isOkfs,
  isOkogu,
  isOkpo,
  isOktmo,
  isOkved,
  isRussianPhone,
  isSnils,
}

const cases: [keyof typeof rules, string, boolean, string][] = [
  ['isInn', '7707083893', true, 'организация'],
  ['isInn', '7707083894', false, 'контрольная цифра'],
  ['isInn', '500100732259', true, 'физическое лицо'],
  ['isInn', '500100732258', false, 'контрольная цифра физического лица'],
  ['isInn', '0000000000', false, 'нули'],
  ['isInn', '770708389', false, 'девять цифр'],
  ['isKpp', '773601001', true, 'обычный'],
  ['isKpp', '7736AZ001', true, 'буквы в причине постановки'],
  ['isKpp', '77360100', false, 'восемь знаков'],
  ['isOgrn', '1027700132195', true, 'ОГРН'],
  ['isOgrn', '1027700132196', false, 'контрольная цифра'],
  ['isOgrn', '304500116000157', true, 'ОГРНИП'],
  ['isOgrn', '304500116000158', false, 'контрольная цифра ОГРНИП'],
  ['isOkpo', '00032537', true, 'ведущие нули'],
  ['isOkpo', '00032538', false, 'контрольная цифра'],
  ['isOkpo', '0123456789', true, 'десять цифр'],
  ['isOkpo', '0123456788', false, 'десять цифр, контрольная'],
  ['isOkato', '45', true, 'регион'],
  ['isOkato', '453', true, 'три цифры'],
  ['isOkato', '4', false, 'одна цифра'],
  ['isOktmo', '45397000', true, 'восемь'],
  ['isOktmo', '45397000000', true, 'одиннадцать'],
  ['isOktmo', '453970000', false, 'девять'],
  ['isOkved', '64.19', true, 'подгруппа'],
  ['isOkved', '62', true, 'класс'],
  ['isOkved', '62.01.12', true, 'вид'],
  ['isOkved', '6.2', false, 'одна цифра класса'],
  ['isOkogu', '4210014', true, 'семь'],
  ['isOkogu', '42100', true, 'прежние пять'],
  ['isOkogu', '421001', false, 'шесть'],
  ['isOkfs', '16', true, 'частная'],
  ['isOkfs', '6', false, 'одна цифра'],
  ['isSnils', '112-233-445 95', true, 'с контрольным числом'],
  ['isSnils', '112-233-445 96', false, 'контрольное число'],
  ['isSnils', '000-000-000 00', false, 'нули'],
  ['isRussianPhone', '+7 (495) 123-45-67', true, 'по маске'],
  ['isRussianPhone', '84951234567', false, 'без маски'],
]

describe('реквизиты', () => {
  test.each(cases)('%s(%s): %s (%s)', (rule, text, valid) => {
    expect(rules[rule](text)).toBe(valid)
  })

  test.each([
    ['8 495 123 45 67', '+7 (495) 123-45-67'],
    ['+7(495)1234567', '+7 (495) 123-45-67'],
    ['4951234567', '+7 (495) 123-45-67'],
    ['123', '123'],
  ])('телефон %s записывается как %s', (text, expected) => {
    expect(normalisePhone(text)).toBe(expected)
  })

  test('СНИЛС без знаков получает вид карточки', () => {
    expect(normaliseSnils('11223344595')).toBe('112-233-445 95')
  })

  test('СНИЛС: запись не зависит от знаков между цифрами, повторная ничего не меняет', () => {
    const separator = fc.constantFrom('', ' ', '-', '–', '\u00a0', ' - ', '.')
    const digit = fc.integer({ min: 0, max: 9 }).map(String)
    const spelled = fc.array(fc.tuple(digit, separator), { minLength: 9, maxLength: 13 })
    fc.assert(
      fc.property(spelled, (pairs) => {
        const text = pairs.flat().join('')
        const once = normaliseSnils(text)
        expect(normaliseSnils(once)).toBe(once)
        expect(isSnils(normaliseSnils(once))).toBe(isSnils(once))
        const digits = pairs.map(([one]) => one).join('')
        expect(once.replace(/\D/g, '')).toBe(digits)
        if (digits.length === 11) expect(once).toBe(normaliseSnils(digits))
      }),
      { seed: 11, numRuns: 1000 },
    )
  })
})
