import { describe, expect, test } from 'vitest'
import { parseSearch, writeSearch } from './search-text.ts'

describe('адрес читается и пишется одинаково', () => {
  test.each<[string, Record<string, unknown>]>([
    ['', {}],
    ['?q=%D0%9A%D0%BE%D1%82%D0%BE%D0%B2', { q: 'Котов' }],
    ['?q=a+b', { q: 'a b' }],
    ['?department=3', { department: 3 }],
    ['?q=%223%22', { q: '3' }],
    ['?q=007', { q: '007' }],
    ['?q=2026-11-28', { q: '2026-11-28' }],
    ['?state=overdue%2Cmissing', { state: 'overdue,missing' }],
    ['?dismissed=true', { dismissed: true }],
    ['?q=%22true%22', { q: 'true' }],
    ['?ids=%5B1%2C2%5D', { ids: [1, 2] }],
    ['?q=%5B1', { q: '[1' }],
    ['?q=', { q: '' }],
    ['?q=null', { q: null }],
  ])('%s', (text, search) => {
    expect({ ...parseSearch(text) }).toEqual(search)
    expect(writeSearch(search)).toBe(text)
  })
})

test('имя, написанное дважды, — список', () => {
  expect(parseSearch('?id=1&id=2&id=x').id).toEqual([1, 2, 'x'])
})

test('о чём не сказано, того в адресе нет', () => {
  expect(writeSearch({ q: undefined, department: 3 })).toBe('?department=3')
})

test('имя свойства объекта — обычное имя', () => {
  expect(parseSearch('?__proto__=3&toString=4')).toEqual(
    Object.assign(Object.create(null), JSON.parse('{"__proto__":3,"toString":4}')),
  )
})
