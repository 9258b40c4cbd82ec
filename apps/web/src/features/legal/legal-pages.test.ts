import { TARIFF_PRICES } from '@ot/domain'
import { rubles } from '@ot/text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ConsentPage } from './consent-page.tsx'
import { ContractOfferPage } from './contract-offer-page.tsx'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'

// Rendered in Node, as they are prerendered.
const policy = renderToStaticMarkup(createElement(PrivacyPolicyPage))
const offer = renderToStaticMarkup(createElement(ContractOfferPage))
const consent = renderToStaticMarkup(createElement(ConsentPage))

describe.each([
  ['политика', policy],
  ['оферта', offer],
  ['согласие', consent],
])('Правовой текст: %s', (_name, html) => {
  test('назван день редакции', () => {
    expect(html).toMatch(/Редакция от <time dateTime="\d{4}-\d{2}-\d{2}">\d{2}\.\d{2}\.\d{4}</)
  })

  test('каждая ссылка внутри страницы ведёт к её разделу', () => {
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(anchors.length).toBeGreaterThan(1)
    for (const id of anchors) expect(html).toContain(`id="${id}"`)
  })

  test('якоря не повторяются', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('в тексте не осталось разметки и пустых подстановок', () => {
    expect(html.replace(/<[^>]+>/g, ' ')).not.toMatch(/undefined|\[|\]\(|\$\{/)
  })
})

describe('Состав правовых текстов', () => {
  test('в политике 13 разделов', () => {
    expect(policy.match(/<section/g)).toHaveLength(13)
  })

  test('в оферте 18 разделов и поручение на обработку данных приложением', () => {
    expect(offer.match(/<section/g)).toHaveLength(19)
    expect(offer).toContain('id="assignment"')
  })

  test.each([...Object.values(TARIFF_PRICES.basic), ...Object.values(TARIFF_PRICES.standard)])(
    'в оферте есть цена %i рублей',
    (sum) => {
      expect(offer).toContain(rubles(sum))
    },
  )

  test('согласие на обработку и согласие на рассылку — отдельные документы вне политики и оферты', () => {
    expect(consent).toContain('id="processing"')
    expect(consent).toContain('id="mailing"')
    expect(policy).toContain('href="/consent"')
    expect(offer).toContain('href="/consent"')
  })
})
