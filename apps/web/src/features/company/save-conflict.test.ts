import { describe, expect, test } from 'vitest'
import { SAMPLE_COMPANY } from '../../testing/sample-company.ts'
import { cardValues } from './card-values.ts'
import { cardConflictLines } from './save-conflict.ts'

const STORED = {
  ...SAMPLE_COMPANY,
  version: 4,
  email: 'new@romashka.ru',
  city: null,
  activities: [{ id: 105, name: 'Аптеки' }],
}

describe('Карточку сохранил другой пользователь', () => {
  test('названо, что он изменил и что в тех же полях введено здесь', () => {
    const mine = { ...cardValues(SAMPLE_COMPANY), email: 'mine@romashka.ru', shortName: 'Ромашка' }
    expect(cardConflictLines(SAMPLE_COMPANY, STORED, { before: cardValues(SAMPLE_COMPANY), mine })).toEqual([
      {
        field: 'email',
        label: 'E-mail',
        before: 'info@romashka.ru',
        stored: 'new@romashka.ru',
        mine: 'mine@romashka.ru',
      },
      {
        field: 'activities',
        label: 'Виды деятельности',
        before: 'Финансовые услуги, страхование, микрофинансы\nПроизводство пищевых продуктов и напитков',
        stored: 'Аптеки',
        mine: null,
      },
      { field: 'city', label: 'Населённый пункт', before: 'Москва', stored: '', mine: null },
    ])
  })
})
