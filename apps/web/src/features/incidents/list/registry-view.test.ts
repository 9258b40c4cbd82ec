import { describe, expect, test } from 'vitest'
import { searchOf } from '../fields/filter-values.ts'
import { incidentsView } from './registry-view.ts'

const ALL = { status: null, degree: null, year: null, q: '' }

describe('выбор в реестре происшествий', () => {
  test.each([
    [{}, ALL],
    [
      { status: 'closed', degree: 'fatalGroup', year: 2025, q: 'Иванов' },
      { ...ALL, status: 'closed', degree: 'fatalGroup', year: 2025, q: 'Иванов' },
    ],
    [{ status: 'all', degree: 'тяжёлый', year: '20255' }, ALL],
    [{ year: '2026' }, { ...ALL, year: 2026 }],
  ])('адрес %o', (search, view) => {
    expect(incidentsView(search)).toEqual(view)
    expect(incidentsView(searchOf(incidentsView(search)))).toEqual(view)
  })

  test('без выбора адрес пуст', () => {
    expect(searchOf(incidentsView({}))).toEqual({})
  })
})
