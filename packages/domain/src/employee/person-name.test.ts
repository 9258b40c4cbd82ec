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
    ['ван', 'Ван'],
    ['ВАН ДЕР ВААЛЬС', 'ван дер Ваальс'],
    ['мамед  КЫЗЫ', 'Мамед кызы'],
  ])('%s → %s', (text, expected) => {
    expect(normaliseName(text)).toBe(expected)
  })

  test('повторная запись ничего не меняет, буквы остаются теми же', () => {
    const piece = fc.oneof(
      fc.constantFrom(...'абвгдеёжзАБВЁ'),
      fc.constantFrom(' ', '  ', '\u00a0', '\t', '-', ' - ', '—', '‑', "'", '’', 'Mc', 'ё'.normalize('NFD')),
      fc.constantFrom('оглы', 'КЫЗЫ', 'де', 'Ван', 'аль', 'иванов', 'ПЕТРОВА'),
    )
    const letters = (name: string) =>
      name
        .normalize('NFC')
        .replace(/[^\p{L}]/gu, '')
        .toLocaleLowerCase('ru')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        const once = normaliseName(text)
        expect(normaliseName(once)).toBe(once)
        expect(letters(once)).toBe(letters(text))
      }),
      { seed: 7, numRuns: 1000 },
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
