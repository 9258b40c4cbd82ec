import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { START, type TestApp, type TestCompany, testApp } from './world.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await testApp()
  company = await app.company()
})
afterAll(() => app.close())

const RUSSIAN = /[А-Яа-яЁё]/

function expectClean(answer: { body: { description: string }; text: string }): void {
  expect(answer.body.description).toMatch(RUSSIAN)
  expect(answer.text).not.toMatch(/\bat .+:\d+:\d+|node_modules|Error:|select |insert /)
}

function token(secret: string, claims: { issuer?: string; audience?: string; expires?: string }) {
  return new SignJWT({ username: 'x', sid: company.owner.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(company.owner.id))
    .setIssuer(claims.issuer ?? 'otdel')
    .setAudience(claims.audience ?? 'otdel-web')
    .setExpirationTime(new Date(claims.expires ?? '2025-03-10T09:10:00.000Z'))
    .sign(new TextEncoder().encode(secret))
}

function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    sub: String(company.owner.id),
    sid: company.owner.sessionId,
    iss: 'otdel',
    aud: 'otdel-web',
    exp: 4_000_000_000,
  }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

describe('токен доступа', () => {
  const secret = () => app.deps.settings.jwtSecret

  test('настоящий принимается', async () => {
    expect((await app.as({ token: await token(secret(), {}) }).get('/api/companies')).status).toBe(200)
  })

  test.each([
    ['истёкший', () => token(secret(), { expires: START })],
    ['подделанный', () => token('another secret, just as long as ours is', {})],
    ['alg: none', async () => unsigned()],
    ['чужого издателя', () => token(secret(), { issuer: 'other' })],
    ['для других', () => token(secret(), { audience: 'other' })],
    ['не токен', async () => 'abc'],
  ])('%s — 401 по-русски', async (_case, make) => {
    const answer = await app.as({ token: await make() }).get('/api/companies')
    expect(answer.status).toBe(401)
    expectClean(answer)
  })

  test('без заголовка — 401', async () => {
    expect((await app.anonymous.get('/api/companies')).status).toBe(401)
  })

  test('через 15 минут принятый раньше токен больше не действует', async () => {
    const user = await app.user()
    expect((await app.as(user).get('/api/companies')).status).toBe(200)
    app.clock.set('2025-03-10T09:15:00.000Z')
    expect((await app.as(user).get('/api/companies')).status).toBe(401)
    app.clock.set(START)
  })

  test('открытые вызовы на плохой заголовок не смотрят', async () => {
    expect((await app.as({ token: unsigned() }).get('/api/catalogue')).status).toBe(200)
    expect((await app.as({ token: unsigned() }).get('/healthz')).status).toBe(200)
  })
})

describe('запросы, которых нельзя понять', () => {
  test('5 МБ JSON — 413', async () => {
    const answer = await app.as(company.owner).post('/api/companies', { name: 'я'.repeat(5 * 1024 * 1024) })
    expect(answer.status).toBe(413)
    expectClean(answer)
  })

  test.each([
    ['обрыв', '{"email": "a@b.ru", '],
    ['не JSON', 'email=a@b.ru'],
    ['чужой прототип', '{"__proto__": {"admin": true}}'],
  ])('неверный JSON (%s) — 400', async (_case, payload) => {
    const answer = await app.anonymous.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.description).toBe('Тело запроса — неверный JSON')
  })

  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  const TOO_DEEP = 'Тело запроса — слишком глубоко вложенный JSON'

  test.each([
    ['вход', 'POST', '/api/login', {}],
    ['создание с Idempotency-Key', 'POST', '/api/companies', { 'idempotency-key': 'deep' }],
  ] as const)('JSON глубиной 50 000 (%s) — 400', async (_case, method, url, extra) => {
    const headers = { 'content-type': 'application/json', ...extra }
    const answer = await app.as(company.owner).inject({ method, url, headers, payload: deep(50_000) })
    expect([answer.status, answer.body.description]).toEqual([400, TOO_DEEP])
  })

  test('JSON глубиной 50 000 в merge patch — 400', async () => {
    const answer = await app.as(company.owner).inject({
      method: 'PATCH',
      url: `/api/companies/${company.id}`,
      headers: { 'content-type': 'application/merge-patch+json' },
      payload: deep(50_000),
    })
    expect([answer.status, answer.body.description]).toEqual([400, TOO_DEEP])
  })

  test('значение, на котором падает проверка длины, — 400 с именем поля', async () => {
    const answer = await app.anonymous.post('/api/login', {
      email: { length: [{ toString: 1 }] },
      password: 'x',
    })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual([{ field: 'email', message: 'Неверное значение' }])
    expectClean(answer)
  })

  test('неизвестный тип содержимого — 415', async () => {
    const headers = { 'content-type': 'application/xml' }
    const answer = await app.anonymous.inject({ method: 'POST', url: '/api/login', headers, payload: '<a/>' })
    expect(answer.status).toBe(415)
    expectClean(answer)
  })

  test.each(['/api/nothing', '/nothing'])('неизвестный адрес %s — 404 в JSON', async (path) => {
    const answer = await app.as(company.owner).get(path)
    expect(answer.status).toBe(404)
    expectClean(answer)
  })

  test.each(['abc', '0', '-1', '1e3', '0x1', '1.5', '%00', "1'%20or%201=1", '99999999999999999999'])(
    'номер организации «%s» — 400 или 404',
    async (id) => {
      const answer = await app.as(company.owner).get(`/api/companies/${id}`)
      expect([400, 404]).toContain(answer.status)
      expectClean(answer)
    },
  )

  test('чужая организация и несуществующая отвечают одинаково', async () => {
    const stranger = await app.user()
    const foreign = await app.as(stranger).get(`/api/companies/${company.id}`)
    const absent = await app.as(stranger).get('/api/companies/999999999')
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(absent.body)
  })

  test('лишнее поле тела — 422 с его именем', async () => {
    const answer = await app.anonymous.post('/api/login', { email: 'a@b.ru', password: 'x', admin: true })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ field: 'admin', message: 'Неизвестное поле: admin' }])
  })
})
