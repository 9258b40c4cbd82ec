// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { DocumentSearch } from './document-search.tsx'

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

function searchFor(words: string): HTMLElement {
  const page = mount(<DocumentSearch />)
  const field = page.querySelector('input')
  const form = page.querySelector('form')
  if (field === null || form === null) throw new Error('на странице нет формы поиска')
  field.value = words
  act(() => form.requestSubmit())
  return page
}

describe('Поиск документа на главной странице', () => {
  test.each([
    ['журнал вводного инструктажа', /Чтобы найти и открыть «журнал вводного инструктажа».*зарегистрируйтесь/],
    ['  приказ ', /«приказ»/],
    ['', /Напишите, какой документ нужен/],
    ['   ', /Напишите, какой документ нужен/],
  ])('«%s»: приглашает зарегистрироваться и ничего не запрашивает', (words, answer) => {
    const before = location.href
    const page = searchFor(words)
    expect(page.querySelector('output')?.textContent?.replace(/\s/g, ' ')).toMatch(answer)
    expect(requests).toEqual([])
    expect(location.href).toBe(before)
  })

  test('приглашение ведёт к регистрации', () => {
    expect(searchFor('инструкция').querySelector('output a')?.getAttribute('href')).toBe('/Register')
  })

  test('и без сценариев форма никуда не отправляется', () => {
    const form = mount(<DocumentSearch />).querySelector('form')
    expect(form?.getAttribute('method')).toBe('dialog')
    expect(form?.hasAttribute('action')).toBe(false)
  })
})
