import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestUser } from '../../../test/factories/user.ts'
import { type TestApp, testApp } from '../../../test/world.ts'

let app: TestApp
let user: TestUser

beforeAll(async () => {
  app = await testApp()
  user = await app.user()
})
afterAll(() => app.close())

async function codesOf(search: string): Promise<string[]> {
  const query = new URLSearchParams({ search })
  const { status, body } = await app.as(user).get(`/api/medical-factors?${query}`)
  expect(status).toBe(200)
  return body.map(({ code }: { code: string }) => code)
}

describe('пункты приказа № 29н', () => {
  test('все 226 строк в порядке приказа', async () => {
    const { status, body } = await app.as(user).get('/api/medical-factors')
    expect(status).toBe(200)
    expect(body).toHaveLength(226)
    expect(body[0]).toEqual({
      code: '1.1',
      title: 'Азота неорганические соединения (в том числе азота оксиды, азота диоксид)',
      shortTitle: 'Азота неорганические соединения (в том числе азота оксиды, азота диоксид)',
      part: 'I',
      partTitle: 'Химические факторы',
      parent: null,
      isGroup: false,
      months: 12,
      flags: 'О',
    })
  })

  test.each([
    ['18.', ['18.1', '18.2']],
    ['шум', ['4.4']],
    ['ЛИФТЁРА', ['7']],
    ['нет такого', []],
  ])('поиск «%s»', async (search, codes) => {
    expect(await codesOf(search)).toEqual(codes)
  })

  test.each([
    ['нулевой знак', { search: '\u0000' }],
    ['длиннее 200 знаков', { search: 'я'.repeat(201) }],
    ['неизвестный параметр', { wrong: '1' }],
  ])('неверный запрос (%s) — 400', async (_name, query) => {
    const { status } = await app.as(user).get(`/api/medical-factors?${new URLSearchParams(query)}`)
    expect(status).toBe(400)
  })

  test('без входа — 401', async () => {
    expect((await app.anonymous.get('/api/medical-factors')).status).toBe(401)
  })
})

describe('опасности примерного перечня', () => {
  test('28 опасностей с событиями и мерами', async () => {
    const { status, body } = await app.as(user).get('/api/hazards')
    expect(status).toBe(200)
    expect(body).toHaveLength(28)
    expect(body[27]).toMatchObject({
      number: 28,
      title: 'Насилие со стороны работников или третьих лиц',
      dangers: [
        {
          code: '28.1',
          source: 'Насилие от враждебно настроенных работников или третьих лиц',
          danger: 'Психофизическая нагрузка',
        },
      ],
    })
    expect(body[27].dangers[0].measures).toHaveLength(10)
  })

  test('без входа — 401', async () => {
    expect((await app.anonymous.get('/api/hazards')).status).toBe(401)
  })
})
