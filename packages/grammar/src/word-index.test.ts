import { describe, expect, test } from 'vitest'
import { BEGINNING, wordIndex } from './word-index.ts'

const TITLE = 3
const TEXT = 1

/** Entries by their places. */
const ENTRIES = [
  [{ text: 'Журнал вводного инструктажа', weight: TITLE }],
  [
    { text: 'Журнал учёта инструкций', weight: TITLE },
    { text: 'Инструктаж отмечают в другом журнале', weight: TEXT },
  ],
  [{ text: 'Приказ об отпуске', weight: TITLE }],
  [
    { text: 'Инструктаж', weight: TEXT },
    { text: 'Инструктаж на рабочем месте', weight: TITLE },
  ],
]
const INDEX = wordIndex(ENTRIES)

const placesOf = (words: string) => INDEX.find(words).map(({ place }) => place)

describe('поиск по словам', () => {
  test.each([
    ['инструктажи', [0, 3, 1], 'в любой форме; в названии раньше, чем в тексте; равные — в своём порядке'],
    ['журнал инструктаж', [0, 1], 'нужны все слова'],
    ['инструктаж журнал', [0, 1], 'в любом порядке'],
    ['ЖУРНАЛ', [0, 1], 'прописными'],
    ['журнал отпуск', [], 'слова есть, но в разных местах'],
    ['касса', [], 'слова нет нигде'],
    ['', [], 'пусто'],
    ['?!', [], 'без слов'],
    ['об приказе', [2], 'слова без смысла не мешают'],
    ['инс', [0, 1, 3], 'начало слова'],
    ['пр', [], 'два знака — ещё не начало слова'],
    ['прика', [2], 'начало слова'],
  ])('«%s» → %j (%s)', (words, places, _why) => {
    expect(placesOf(words)).toEqual(places)
  })

  test('слово весит больше там, где его часть главнее, и в каждом слове считается отдельно', () => {
    expect(INDEX.find('журнал инструктаж')).toEqual([
      { place: 0, weights: [TITLE, TITLE] },
      { place: 1, weights: [TITLE, TEXT] },
    ])
  })

  test('начало слова весит меньше целого, но лучшее из двух остаётся', () => {
    const index = wordIndex([
      [{ text: 'мастер', weight: TEXT }],
      [{ text: 'мастерская', weight: TEXT }],
      [{ text: 'мастер и мастерская', weight: TITLE }],
      [
        { text: 'мастер', weight: TEXT },
        { text: 'мастерская', weight: 4 },
      ],
    ])
    expect(index.find('мастер')).toEqual([
      { place: 2, weights: [TITLE] },
      { place: 3, weights: [4 * BEGINNING] },
      { place: 0, weights: [TEXT] },
      { place: 1, weights: [BEGINNING] },
    ])
  })

  test.each([
    ['инструктяж', [0, 3, 1], 'одна буква не та'],
    ['инструкаж', [0, 3, 1], 'буквы не хватает'],
    ['инструктяшж', [], 'две буквы не те'],
    ['отпусп', [2], 'короткое слово с ошибкой'],
    ['отпу', [2], 'начало слова, а не ошибка'],
    ['прикз', [2], 'в пяти буквах ошибку ищут'],
    ['мист', [], 'в четырёх — нет'],
  ])('опечатка «%s» → %j (%s)', (words, places, _why) => {
    expect(placesOf(words)).toEqual(places)
  })

  test('найденное с ошибкой весит меньше начала слова', () => {
    const [found] = INDEX.find('отпусп')
    expect(found?.weights[0]).toBeGreaterThan(0)
    expect(found?.weights[0]).toBeLessThan(TITLE * BEGINNING)
  })

  test('из двух слов, похожих на ошибку, считается то, что весит больше', () => {
    const index = wordIndex([
      [
        { text: 'каскад', weight: TITLE },
        { text: 'касказ', weight: TEXT },
      ],
    ])
    const [found] = index.find('касках касках')
    expect(found?.place).toBe(0)
    const weight = index.find('каскаб')[0]?.weights[0] ?? 0
    expect(weight).toBeGreaterThan(TEXT * BEGINNING)
  })

  test('верное слово не дополняют похожими', () => {
    const index = wordIndex([[{ text: 'каскад', weight: 1 }], [{ text: 'каскан', weight: 1 }]])
    expect(index.find('каскад').map(({ place }) => place)).toEqual([0])
  })

  test('пустой указатель ничего не находит', () => {
    expect(wordIndex([]).find('журнал')).toEqual([])
  })

  test('основа слова — та же, по которой ищут', () => {
    expect(INDEX.stemOf('журналами')).toBe('журнал')
    expect(INDEX.stemOf('журналами')).toBe('журнал')
    expect(INDEX.stemOf('инструктажа')).toBe('инструктаж')
  })
})
