import { lowerFirst } from '@ot/text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import names from './golden/names.json'
import positions from './golden/positions.json'
import { CASES } from './inflection/cases.ts'
import { declineFullName, declineShortName } from './names/decline-name.ts'
import { parseFullName } from './names/parse-full-name.ts'
import type { PersonName } from './names/person-name.ts'
import { numberInWords } from './number-words.ts'
import { declinePosition } from './positions/decline-position.ts'
import { withTypography } from './typography.ts'

/** Fewer for each mutant. */
const RUN = { seed: 20261005, numRuns: Number(process.env.SAMPLES ?? 500) }

const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВЯЁОИ'.split('')
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 })
const oddWord = fc.oneof(
  word,
  word,
  fc.string({ maxLength: 10 }),
  fc.constantFrom('-', '.', 'И.', "О'", '—', 'оглы'),
)
const goldenWord = fc.constantFrom(...names.flatMap(([, nominative = '']) => nominative.split(' ')))
const oddPhrase = fc.array(oddWord, { maxLength: 6 }).map((words) => words.join(' '))
const goldenPosition = fc.constantFrom(...positions.map(([nominative = '']) => nominative))
const sex = fc.constantFrom<PersonName>(
  { lastName: '', firstName: '', fatherName: '', sex: 'm' as const },
  { lastName: '', firstName: '', fatherName: '', sex: 'f' as const },
  { lastName: '', firstName: '', fatherName: '' },
)
const part = fc.oneof(goldenWord, word, oddWord, fc.constant(''))
const anyName = fc
  .tuple(sex, part, part, part)
  .map(([base, lastName, firstName, fatherName]) => ({ ...base, lastName, firstName, fatherName }))
const grammaticalCase = fc.constantFrom(...CASES)

describe('при любых данных', () => {
  test('именительный падеж имени — само имя', () => {
    fc.assert(
      fc.property(
        goldenWord,
        goldenWord,
        fc.oneof(goldenWord, fc.constant('')),
        (lastName, firstName, fatherName) => {
          const expected = [lastName, firstName, fatherName].filter((text) => text !== '').join(' ')
          expect(declineFullName({ lastName, firstName, fatherName }, 'nominative')).toBe(expected)
        },
      ),
      RUN,
    )
  })

  test('именительный падеж должности — сама должность', () => {
    fc.assert(
      fc.property(fc.oneof(oddPhrase, goldenPosition), (title) => {
        expect(declinePosition(title, 'nominative')).toBe(title)
      }),
      RUN,
    )
  })

  test('имя склоняется без ошибок, без undefined и с тем же числом слов', () => {
    fc.assert(
      fc.property(anyName, grammaticalCase, (name, inCase) => {
        const declined = declineFullName(name, inCase)
        expect(declined).not.toMatch(/undefined|null|NaN/)
        expect(declined.split(' ').length).toBe(declineFullName(name, 'nominative').split(' ').length)
        expect(declineShortName(name, inCase)).not.toMatch(/undefined|null|NaN/)
      }),
      RUN,
    )
  })

  test('должность склоняется без ошибок, без undefined, с теми же пробелами и знаками', () => {
    const signs = (text: string) => text.replace(/[^\s,;/()–—]/g, '')
    fc.assert(
      fc.property(fc.oneof(oddPhrase, goldenPosition), grammaticalCase, (title, inCase) => {
        const declined = declinePosition(title, inCase)
        expect(declined).not.toMatch(/undefined|null|NaN/)
        expect(signs(declined)).toBe(signs(title))
        expect(lowerFirst(declined)).toHaveLength(declined.length)
      }),
      RUN,
    )
  })

  test('разбор имени не теряет слов', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (words) => {
        const text = words.join(' ')
        const { lastName, firstName, fatherName } = parseFullName(text)
        const letterCount = (value: string) => value.replace(/[\s\u00a0-]/g, '').length
        expect(letterCount(lastName + firstName + fatherName)).toBe(letterCount(text))
      }),
      RUN,
    )
  })

  test('типографика, применённая дважды, ничего больше не меняет', () => {
    const piece = fc.oneof(
      oddWord,
      fc.constantFrom('"', '№', 'ст.', 'г.', '5', '10 000', 'руб.', '-', 'И.', 'т.', 'д.'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = withTypography(pieces.join(' '))
        expect(withTypography(once)).toBe(once)
      }),
      RUN,
    )
  })

  test('разные числа пишутся разными словами', () => {
    const whole = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(numberInWords(a) === numberInWords(b)).toBe(a === b)
        expect(numberInWords(a)).toMatch(/^[а-яё]+(?: [а-яё]+)*$/)
      }),
      RUN,
    )
  })
})
