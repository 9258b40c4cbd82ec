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
    ['пЕТРОВ', 'Петров'],
    ['шАВКАТ', 'Шавкат'],
    ['сАЛТЫКОВ - щЕДРИН', 'Салтыков-Щедрин'],
    ['о’кОННОР', 'О’Коннор'],
    ['МакКей', 'МакКей'],
    ['д’Артаньян', 'д’Артаньян'],
    ['д’О', 'д’О'],
    ['фон Витте', 'фон Витте'],
    ['ФОН вИТТЕ', 'фон Витте'],
  ])('%s → %s', (text, expected) => {
    expect(normaliseName(text)).toBe(expected)
  })

  test('повторная запись ничего не меняет, буквы остаются теми же', () => {
    const piece = fc.oneof(
      fc.constantFrom(...'абвгдеёжзАБВЁ'),
      fc.constantFrom(' ', '  ', '\u00a0', '\t', '-', ' - ', '—', '‑', "'", '’', 'Mc', 'ё'.normalize('NFD')),
      fc.constantFrom('оглы', 'КЫЗЫ', 'де', 'Ван', 'аль', 'иванов', 'ПЕТРОВА', 'пЕТРОВ', 'д’О'),
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

  const small = fc.array(fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'), {
    minLength: 2,
    maxLength: 9,
  })
  const surname = fc
    .array(small, { minLength: 1, maxLength: 3 })
    .chain((words) =>
      fc.constantFrom(' ', '-', '’').map((between) => words.map((letters) => letters.join('')).join(between)),
    )
  const otherCase = (letter: string) => {
    const lower = letter.toLocaleLowerCase('ru')
    return letter === lower ? letter.toLocaleUpperCase('ru') : lower
  }

  test('в каком регистре ни набрано целиком, записано одинаково', () => {
    fc.assert(
      fc.property(surname, (name) => {
        const proper = normaliseName(name)
        expect(normaliseName(name.toLocaleUpperCase('ru'))).toBe(proper)
        expect(normaliseName(proper.replace(/\p{L}/gu, otherCase)), 'с Caps Lock').toBe(proper)
      }),
      { seed: 11, numRuns: 1000 },
    )
  })

  test('прописные внутри слова остаются, где они есть у людей', () => {
    const prefix = fc.constantFrom('Мак', 'Мк', 'Ди', 'Ле', 'д’', 'О’', 'фон ', 'де ', 'аль-')
    const capital = small.map((letters) => normaliseName(letters.join('')))
    fc.assert(
      fc.property(prefix, capital, (before, name) => {
        expect(normaliseName(before + name)).toBe(before + name)
      }),
      { seed: 13, numRuns: 1000 },
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
