import { describe, expect, test } from 'vitest'
import { SAMPLE_COMPANY } from '../../testing/sample-company.ts'
import { cardValues } from './card-values.ts'
import { cardChanges, missingFields } from './found-requisites.ts'

const empty = cardValues(null)

describe('Заполнение по ИНН', () => {
  test.each<[Record<string, string>, string, object[], string]>([
    [
      { shortName: 'ПАО Сбербанк' },
      '',
      [{ field: 'shortName', from: '', to: 'ПАО Сбербанк' }],
      'пустое заполнено',
    ],
    [
      { shortName: 'ПАО Сбербанк' },
      'Сбер',
      [{ field: 'shortName', from: 'Сбер', to: 'ПАО Сбербанк' }],
      'замена названа',
    ],
    [{ shortName: 'ПАО Сбербанк' }, ' ПАО Сбербанк', [], 'то же самое не меняется'],
    [{}, 'Сбер', [], 'чего нет в ответе, остаётся введённым'],
    [{ shortName: '' }, 'Сбер', [], 'пустой ответ ничего не стирает'],
    [{ secret: 'x' }, 'Сбер', [], 'незнакомое поле не берётся'],
  ])('%j при введённом «%s» → %j (%s)', (found, shortName, expected) => {
    expect(cardChanges({ ...empty, shortName }, found)).toEqual(expected)
  })

  test('телефон приводится к виду, в котором его вводят', () => {
    expect(cardChanges(empty, { phone: '8 495 500 55 50' })).toEqual([
      { field: 'phone', from: '', to: '+7 (495) 500-55-50' },
    ])
  })
})

describe('Что осталось заполнить', () => {
  test('в записанной карточке — ничего', () => {
    expect(missingFields(cardValues(SAMPLE_COMPANY))).toEqual([])
  })
  test('поля названы в порядке карточки', () => {
    const card = { ...cardValues(SAMPLE_COMPANY), activities: [], kpp: ' ', email: '' }
    expect(missingFields(card)).toEqual(['kpp', 'email', 'activities'])
  })
  test('у предпринимателя КПП не спрашивается', () => {
    expect(missingFields({ ...cardValues(SAMPLE_COMPANY), inn: '500100732259', kpp: '' })).toEqual([])
  })
})
