import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPersonName, normaliseName } from './person-name.ts'

describe('имена', () => {
  test.each([
    ['  иванов ', 'Иванов'],
    ['ПЕТРОВА', 'Петрова'],
    ['салтыков - щедрин', 'Салтыков-Щедрин'],
    ['Римский—корсаков', 'Римский-Корсаков'],
    ['гусейн  ОГЛЫ', 'Гусейн оглы'],
    ['королёва', 'Королёва'],
    ['оглы-заде', 'Оглы-Заде'],
    ['аль-Фараби', 'аль-Фараби'],
    ["д'артаньян", "Д'Артаньян"],
    ['де Голль', 'де Голль'],
    ['МакКинли', 'МакКинли'],
  ])('%s → %s', (text, expected) => {
    expect(normaliseName(text)).toBe(expected)
  })

  test('повторная запись ничего не меняет', () => {
    const letters = fc.constantFrom(..."абвгдеёжзАБВЁ- '  Mc")
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 20 }), (text) => {
        const once = normaliseName(text.join(''))
        expect(normaliseName(once)).toBe(once)
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  test.each([
    ['Иванов', true],
    ['Иванов2', false],
    ['=cmd', false],
    ['', false],
  ])('«%s» — имя: %s', (text, valid) => {
    expect(isPersonName(text)).toBe(valid)
  })
})
