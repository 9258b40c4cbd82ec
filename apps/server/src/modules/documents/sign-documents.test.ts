import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  company = await app.company()
})
afterAll(() => app.close())

const DATE = '2025-03-10'
const client = () => app.as(company.owner)

async function registered(): Promise<{ id: number; number: string }> {
  const templates: { id: string; lacking: unknown[] }[] = (
    await client().get(`/api/templates?companyId=${company.id}`)
  ).body
  const templateId = templates.find(({ lacking }) => lacking.length === 0)?.id
  const { status, body, text } = await client().post('/api/documents', {
    companyId: company.id,
    templateId,
    date: DATE,
  })
  expect(status, text.slice(0, 300)).toBe(201)
  return body
}

const sign = (ids: readonly number[], signedOn: string | null) =>
  client().post('/api/documents/sign', { companyId: company.id, ids, signedOn })

async function awaiting(): Promise<number[]> {
  const { body } = await client().get(`/api/documents?companyId=${company.id}&awaiting=true`)
  return body.map(({ id }: { id: number }) => id)
}

test('зарегистрированный ждёт подписи, пока не отметят её день', async () => {
  const { id } = await registered()
  expect(await awaiting()).toEqual([id])
  const { status, body } = await sign([id], DATE)
  expect(status).toBe(200)
  expect(body).toMatchObject([{ id, signedOn: DATE, awaitsSignature: false }])
  expect(await awaiting()).toEqual([])
})

test('отметку можно снять', async () => {
  const { id } = await registered()
  await sign([id], DATE)
  await sign([id], null)
  expect(await awaiting()).toEqual([id])
})

test('аннулированный подписи не ждёт', async () => {
  const { id, number } = await registered()
  await client().post(`/api/documents/${id}/void`, { reason: 'ошибка' })
  expect(await awaiting()).toEqual([])
  const { status, body } = await sign([id], DATE)
  expect(status).toBe(409)
  expect(body.description).toContain(number)
})

test.each([
  ['2025-03-09', 'раньше подписать его не могли'],
  ['2099-01-01', 'не может быть позже сегодняшнего дня'],
])('подпись %s — отказ', async (day, message) => {
  const { id } = await registered()
  const { status, text } = await sign([id], day)
  expect(status).toBe(422)
  expect(text).toContain(message)
  expect(await awaiting()).toEqual([id])
})
