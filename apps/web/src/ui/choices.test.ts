import { describe, expect, test } from 'vitest'
import { matchingChoices } from './choices.ts'

const choices = ['Швейное производство', 'Ремонт техники', 'Ёлочные базары'].map((label, value) => ({
  value,
  label,
}))

describe('Выпадающий список', () => {
  test.each([
    ['', [0, 1, 2], 'без текста показано всё'],
    ['ПРОИЗВОД', [0], 'без учёта регистра, часть слова'],
    ['  ремонт ', [1], 'пробелы по краям не мешают'],
    ['елочные', [2], 'е находит ё'],
    ['аптека', [], 'совпадений нет'],
  ])('«%s» → %j (%s)', (text, expected) => {
    expect(matchingChoices(choices, text).map(({ value }) => value)).toEqual(expected)
  })
})
