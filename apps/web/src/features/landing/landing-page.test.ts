import { monthlyPrice, TARIFF_PRICES } from '@ot/domain'
import { rubles } from '@ot/text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LandingSections } from './landing-sections.tsx'

const LIBRARY = [{ id: 'orders', title: 'Приказы', templates: ['Приказ о назначении'] }]

// Rendered in Node: a page that touched `window` while rendering could not be prerendered.
const html = renderToStaticMarkup(createElement(LandingSections, { library: LIBRARY }))
const text = html
  .replace(/<[^>]+>/g, ' ')
  .replace(/\s+/g, ' ')
  .trim()

describe('Главная страница без браузера', () => {
  test.each([
    'Зарегистрируйтесь',
    'Заполните данные компании',
    'Скачайте готовые документы',
    'Архивирование документов',
    'Экономия времени',
    'Актуальные формы',
    'Лента новостей',
    'более 400',
    'форм и шаблонов',
    'первые 14 дней бесплатно',
    'до 50 работников',
    'только офисные рабочие места',
    'до 500 работников',
    'все виды деятельности',
    'медосмотры и СИЗ',
  ])('говорит: %s', (words) => {
    expect(text).toContain(words)
  })

  test('заголовок первого уровня один', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('кнопки ведут к регистрации и входу', () => {
    expect(html).toContain('href="/Register"')
    expect(html).toContain('href="/Login"')
  })

  test('каждая сноска, на которую ссылаются, есть на странице', () => {
    const marks = [...html.matchAll(/href="#(note-[a-z]+)"/g)].map(([, id]) => id)
    expect(marks).toContain('note-trial')
    for (const id of marks) expect(html).toContain(`id="${id}"`)
  })
})

describe('Сравнение тарифов', () => {
  const row = (name: string) => {
    const found = [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs)]
      .map(([, cells = '']) =>
        cells
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .find((cells) => cells.startsWith(name))
    return found?.slice(name.length).trim()
  }
  test.each([
    ['Работников', 'до 500 до 50 до 500'],
    ['Рабочие места и виды деятельности', 'любые только офисные любые'],
    ['Медосмотры и СИЗ', '✓ входит не входит ✓ входит'],
    ['Персональные шаблоны', 'бесплатно за отдельную плату 4 бесплатно'],
    ['Цена месяца при оплате за 12 месяцев 3', 'бесплатно 1 500 ₽ 2 300 ₽'],
  ])('%s: %s', (name, cells) => {
    expect(row(name)).toBe(cells)
  })
})

describe('Снимки продукта', () => {
  const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)

  test('у каждого есть слова вместо картинки, место на странице и поздняя загрузка', () => {
    expect(pictures.length).toBeGreaterThan(2)
    for (const picture of pictures) {
      expect(picture).toMatch(/alt="[^"]{20,}"/)
      expect(picture).toMatch(/width="\d+" height="\d+"/)
      expect(picture).toContain('loading="lazy"')
    }
  })
})

describe('Цены на главной странице', () => {
  test.each([
    ...Object.values(TARIFF_PRICES.basic),
    ...Object.values(TARIFF_PRICES.standard),
    monthlyPrice('basic'),
    monthlyPrice('standard'),
  ])('%i рублей', (sum) => {
    expect(html).toContain(rubles(sum))
  })

  test('месяц при оплате за год округлён вверх до сотен: 1 500 и 2 300', () => {
    expect([monthlyPrice('basic'), monthlyPrice('standard')]).toEqual([1500, 2300])
  })

  test('блок для телефона показывает 2000 и 3000 рублей в месяц при оплате за 3 месяца', () => {
    const block =
      /<dl[^>]*><div><dt>Базовый<\/dt>.*?<\/figcaption>/s.exec(html)?.[0].replace(/<[^>]+>/g, '') ?? ''
    expect(block).toMatch(/Базовый2000\s+рублей в\s+месяц/)
    expect(block).toMatch(/Стандартный3000\s+рублей в\s+месяц/)
    expect(block).toMatch(/при оплате за\s+3\s+месяца/)
  })
})
