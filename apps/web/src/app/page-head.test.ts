import { addressKind } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { INDEXED_PAGES } from './indexed-pages.ts'
import { pageHead } from './page-head.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

const LONGEST_DESCRIPTION = 180
const SHORTEST_DESCRIPTION = 60

describe('Что страница говорит о себе', () => {
  const page = { canonical: '/ContractOffer', description: 'Договор «о доступе» & прочее' }

  test('тому, что ищут и пересылают: описание, адрес, картинка', () => {
    const head = pageHead('Договор <оферта>', page)
    expect(head).toContain('<title>Договор &lt;оферта&gt;</title>')
    expect(head).toContain('<meta name="description" content="Договор «о доступе» &amp; прочее">')
    expect(head).toContain('<link rel="canonical" href="__PUBLIC_URL__/ContractOffer">')
    expect(head).toContain('<meta property="og:image" content="__PUBLIC_URL__/share.jpg">')
  })

  test('остальным — только заголовок', () => {
    expect(pageHead('Вход', null)).toBe('<title>Вход</title>')
  })
})

describe('Страницы для поисковых систем', () => {
  test.each(Object.entries(INDEXED_PAGES))(
    '%s: есть на сайте, описание своё и не длинное',
    (address, page) => {
      expect(PUBLIC_PAGES[address]).toBeDefined()
      expect(PUBLIC_PAGES[page.canonical.toLowerCase()]).toBeDefined()
      expect(page.description.length).toBeGreaterThan(SHORTEST_DESCRIPTION)
      expect(page.description.length).toBeLessThan(LONGEST_DESCRIPTION)
    },
  )

  test('у каждой свой заголовок и своё описание', () => {
    const pages = Object.entries(INDEXED_PAGES).filter(([address]) => address !== '/main')
    const titles = pages.map(([address]) => PUBLIC_PAGES[address]?.title)
    const descriptions = pages.map(([, { description }]) => description)
    expect(new Set(titles).size).toBe(pages.length)
    expect(new Set(descriptions).size).toBe(pages.length)
  })

  test.each(['/login', '/register', '/password/forgot', '/password/reset', '/notifications'])(
    '%s в поиск не попадает',
    (address) => {
      expect(addressKind(address)).not.toBe('unknown')
      expect(INDEXED_PAGES[address]).toBeUndefined()
    },
  )
})
