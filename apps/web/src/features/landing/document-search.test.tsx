import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { DocumentSearch } from './document-search.tsx'

const PEOPLE = ['мастера', 'кладовщика', 'бригадира', 'электрика', 'механика', 'диспетчера', 'завхоза']
const requests: unknown[] = []
const browserFetch = globalThis.fetch

beforeEach(() => {
  requests.length = 0
  globalThis.fetch = (input) => {
    requests.push(input)
    return Promise.reject(new Error('поиск не должен обращаться к сети'))
  }
})

afterEach(() => {
  globalThis.fetch = browserFetch
})

const LIBRARY = [
  {
    id: 'briefings',
    title: 'ИОТ и инструктажи',
    templates: ['Журнал регистрации вводного инструктажа', 'Программа вводного инструктажа'],
  },
  { id: 'orders', title: 'Приказы', templates: PEOPLE.map((whom) => `Приказ о назначении ${whom}`) },
]

function searchFor(words: string): HTMLElement {
  const page = mount(<DocumentSearch library={LIBRARY} />)
  const field = page.querySelector('input')
  const form = page.querySelector('form')
  if (field === null || form === null) throw new Error('на странице нет формы поиска')
  field.value = words
  act(() => form.requestSubmit())
  return page
}

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ')
const titles = (page: HTMLElement) => [...page.querySelectorAll('li a')].map(textOf)
const button = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('button')].find((one) => textOf(one) === name)

describe('Поиск документа на главной странице', () => {
  test.each([
    ['журналы вводного инструктажа', 'По словам «журналы вводного инструктажа» — 1 документ.'],
    ['  инструктаж ', 'По словам «инструктаж» — 2 документа.'],
    ['приказ', 'По словам «приказ» — 7 документов.'],
    ['журнал верблюдов', 'Слов «верблюдов» в названиях нет, по остальным — 1 документ.'],
    ['верблюд', /В названиях документов нет «верблюд»\..*весь список/],
    ['', /Напишите, какой документ нужен/],
    ['   ', /Напишите, какой документ нужен/],
  ])('«%s»: отвечает и ничего не запрашивает', (words, answer) => {
    const before = location.href
    const page = searchFor(words)
    expect(textOf(page.querySelector('output'))).toMatch(answer)
    expect(requests).toEqual([])
    expect(location.href).toBe(before)
  })

  test('находки ведут к месту на странице шаблонов, приглашение — к регистрации', () => {
    const page = searchFor('программа инструктажа')
    expect(titles(page)).toEqual(['Программа вводного инструктажа'])
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/templates#briefings-2', '/Register'])
  })

  test('длинный список раскрывается целиком', () => {
    const page = searchFor('приказ')
    expect(titles(page)).toHaveLength(6)
    act(() => button(page, 'Показать все 7')?.click())
    expect(titles(page)).toHaveLength(7)
    expect(button(page, 'Показать все 7')).toBeUndefined()
  })

  test('пример подставляется в поле и сразу ищется', () => {
    const page = mount(<DocumentSearch library={LIBRARY} />)
    act(() => button(page, 'вводный инструктаж')?.click())
    expect(page.querySelector('input')?.value).toBe('вводный инструктаж')
    expect(titles(page)).toHaveLength(2)
  })

  test('и без сценариев форма никуда не отправляется', () => {
    const form = mount(<DocumentSearch library={LIBRARY} />).querySelector('form')
    expect(form?.getAttribute('method')).toBe('dialog')
    expect(form?.hasAttribute('action')).toBe(false)
  })
})
