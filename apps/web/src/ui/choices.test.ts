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

  test('найденное другими словами стоит за найденным по названию', () => {
    const named = [
      { label: 'Слесарь по контрольно-измерительным приборам', words: 'слесарь кипиа' },
      { label: 'Кипятильщик', words: '' },
      { label: 'Токарь', words: '' },
    ]
    expect(matchingChoices(named, 'кип').map(({ label }) => label)).toEqual([
      'Кипятильщик',
      'Слесарь по контрольно-измерительным приборам',
    ])
  })
})
