import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTemplateOf } from '../../../test/own-template.ts'
import { type TestApp, testApp } from '../../../test/world.ts'
import { staffedCompany } from './testing/staffed-company.ts'

const DATE = '2025-03-10'
const ORDER = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const OWN = 'prikaz-o-komissii-po-proverke-znaniya-trebovaniy-ot'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Page = { words: { text: string }[]; values: { fact: number }[] }

test('страницы документа: слова на своих местах, у значений сказано, что это', async () => {
  const { id, client } = await staffedCompany(app)
  const { status, body } = await client.post(`/api/templates/${ORDER}/pages`, { companyId: id, date: DATE })
  expect(status).toBe(200)
  const [page]: Page[] = body.pages
  expect(page?.words.map(({ text }) => text).join('')).toContain('10\u00a0марта\u00a02025\u00a0г.')
  const facts = page?.values.map(({ fact }) => body.facts[fact])
  expect(facts).toContainEqual({
    key: 'документ.дата.прописью',
    label: 'Дата документа словами',
    isMissing: false,
  })
  expect(body.facts.every(({ label }: { label: string }) => label !== '')).toBe(true)
})

test('ответы, которые ещё не записаны, стоят на страницах поверх записанных, и записанные остаются', async () => {
  const { id, client, people } = await staffedCompany(app)
  const asked = async (values: object) => {
    const { body } = await client.post(`/api/templates/${ORDER}/pages`, { companyId: id, date: DATE, values })
    return (body.pages as Page[]).flatMap(({ words }) => words.map(({ text }) => text)).join('')
  }
  const { body } = await client.get(`/api/templates/${ORDER}?companyId=${id}`)
  const input = body.inputs.find(({ type }: { type: string }) => type === 'employee')
  expect(await asked({ [input.key]: people.белов })).toContain('Белов')
  expect(await asked({})).not.toContain('Белов')
})

test('у документа по своему шаблону страниц нет: сказано почему', async () => {
  const company = await staffedCompany(app)
  const { id, client } = company
  await ownTemplateOf(() => app, OWN).personalised(company, 'По своему шаблону')
  const { status, body } = await client.post(`/api/templates/${OWN}/pages`, { companyId: id, date: DATE })
  expect(status).toBe(409)
  expect(body.description).toContain('по вашему шаблону')
})

test('следующий номер сказан до регистрации и ею дан; спрошенный, он не занят; вписанный рукой — обойдён', async () => {
  const { id, client } = await staffedCompany(app)
  const next = async (date = DATE) =>
    (await client.get(`/api/templates/${ORDER}/next-number?companyId=${id}&date=${date}`)).body.number
  const register = async (number?: string) =>
    (await client.post('/api/documents', { companyId: id, templateId: ORDER, date: DATE, number })).body
      .number
  const first = await next()
  expect(await next()).toBe(first)
  expect(await register()).toBe(first)
  const second = await next()
  expect(second).not.toBe(first)
  await register(second)
  const third = await next()
  expect(third).not.toBe(second)
  expect(await register()).toBe(third)
  expect(await next('2024-03-10')).toBe(first)
})
