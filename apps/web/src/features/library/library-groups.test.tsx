import { describe, expect, test } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { LibraryGroups } from './library-groups.tsx'

const GROUPS = [
  {
    id: 'orders',
    title: 'Приказы',
    templates: ['Приказ о назначении', 'Приказ о комиссии'],
    sample: { title: 'Приказ о назначении', lines: ['ПРИКАЗ', 'О назначении', '1. Назначить'] },
  },
  { id: 'suot', title: 'СУОТ', templates: ['Положение о СУОТ'], sample: null },
]

describe('открытая страница библиотеки', () => {
  const page = () => mount(<LibraryGroups groups={GROUPS} />)
  const text = () => (page().textContent ?? '').replace(/\s/g, ' ')

  test('называет группы, число шаблонов и каждый шаблон', () => {
    expect(text()).toContain('Шаблонов в библиотеке — 3')
    for (const { title, templates } of GROUPS)
      for (const one of [title, ...templates]) expect(text()).toContain(one)
  })

  test('показывает по одному образцу группы', () => {
    const samples = [...page().querySelectorAll('figure')]
    expect(samples).toHaveLength(1)
    expect(samples[0]?.textContent).toContain('1. Назначить')
  })

  test('из содержания ведёт к группе', () => {
    const shown = page()
    const links = [...shown.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#orders', '#suot'])
    for (const { id } of GROUPS) expect(shown.querySelector(`section#${id}`)).not.toBeNull()
  })

  test('находка с первой страницы открывает свою группу', () => {
    location.hash = '#orders-2'
    const shown = page()
    const open = [...shown.querySelectorAll('details')].map((group) => group.open)
    expect(open).toEqual([true, false])
    expect(shown.querySelector('#orders-2')?.textContent?.replace(/\s/g, ' ')).toBe('Приказ о комиссии')
    location.hash = ''
  })

  test('адрес, которого на странице нет, ничего не открывает', () => {
    location.hash = '#orders-99'
    expect([...page().querySelectorAll('details')].map((group) => group.open)).toEqual([false, false])
    location.hash = ''
  })
})
