import { describe, expect, test } from 'vitest'
import { pageOf } from './paging.ts'

const items = Array.from({ length: 250 }, (_, place) => place + 1)

describe('страницы строк', () => {
  test.each([
    [1, 1, 1, 100],
    [3, 3, 201, 250],
    [9, 3, 201, 250],
    [0, 1, 1, 100],
  ])('страница %i → %i: с %i по %i', (wanted, number, from, to) => {
    const page = pageOf(items, wanted, 100)
    expect(page).toMatchObject({ number, of: 3, from, to })
    expect(page.shown).toEqual(items.slice(from - 1, to))
  })

  test('без строк — одна пустая', () => {
    expect(pageOf([], 2)).toEqual({ shown: [], number: 1, of: 1, from: 0, to: 0 })
  })
})
