import { describe, expect, test } from 'vitest'
import { historySearch, historyView } from './history-search.ts'

describe('Адрес зарегистрированных документов', () => {
  test('помнит отбор и страницу', () => {
    const view = {
      from: '2026-01-01',
      to: '2026-02-01',
      number: '12',
      employee: 7,
      status: 'void',
      page: 2,
    } as const
    expect(historyView(historySearch(view))).toEqual(view)
  })

  test('о первой странице и пустом номере молчит', () => {
    expect(historySearch({ page: 1, number: '' })).toEqual({ group: 'registered' })
  })

  test('номер из одних цифр маршрутизатор читает числом', () => {
    expect(historyView({ number: 12 })).toEqual({ number: '12' })
  })

  test('чужое в адресе не мешает', () => {
    expect(historyView({ from: 'вчера', employee: -1, status: 'x', page: 0 })).toEqual({})
  })
})
