import { describe, expect, test } from 'vitest'
import { addressSearch, documentsSearch } from './documents-search.ts'
import { isPaperDate } from './use-documents-address.ts'

describe('Адрес страницы документов', () => {
  test('помнит вкладку и дату', () => {
    expect(documentsSearch({ group: 'orders', date: '2026-11-01' })).toEqual({
      group: 'orders',
      date: '2026-11-01',
    })
  })

  test.each(['журнал', 12])('и слова: %j', (q) => {
    expect(documentsSearch({ q })).toEqual({ q: String(q) })
    expect(addressSearch({ groupId: null, date: null, words: String(q) })).toEqual({ q: String(q) })
  })

  test('чужое в адресе не мешает', () => {
    expect(documentsSearch({ group: 5, date: null, x: 'y' })).toEqual({})
  })

  test('о том, что подразумевается, адрес молчит', () => {
    expect(addressSearch({ groupId: null, date: null })).toEqual({})
  })

  test.each([
    ['2026-11-21', true, 'сегодня'],
    ['1999-01-01', true, 'давно'],
    ['2026-11-22', false, 'завтра'],
    ['0206-11-21', false, 'опечатка в годе'],
    ['2026-02-30', false, 'такого дня нет'],
  ])('%s может быть датой документа: %s (%s)', (date, expected) => {
    expect(isPaperDate(date, '2026-11-21')).toBe(expected)
  })
})
