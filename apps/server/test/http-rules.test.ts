import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY_FIELDS } from './factories/company.ts'
import { type TestApp, type TestCompany, testApp } from './world.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await testApp()
  company = await app.company()
})
afterAll(() => app.close())

describe('ETag', () => {
  test('на неизменное отвечают 304 без тела', async () => {
    const first = await app.as(company.owner).get(`/api/companies/${company.id}`)
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/)
    const again = { headers: { 'if-none-match': String(first.headers.etag) } }
    const second = await app.as(company.owner).get(`/api/companies/${company.id}`, again)
    expect(second.status).toBe(304)
    expect(second.text).toBe('')
  })

  test('после изменения метка другая', async () => {
    const own = await app.company()
    const path = `/api/companies/${own.id}`
    const first = await app.as(own.owner).get(path)
    await app.as(own.owner).patch(path, { shortName: 'ООО «Другое»' })
    const second = await app
      .as(own.owner)
      .get(path, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(second.status).toBe(200)
    expect(second.headers.etag).not.toBe(first.headers.etag)
  })

  test('сжатые и несжатые байты носят разные метки', async () => {
    const plain = await app.as(company.owner).get('/api/activities')
    const packed = await app
      .as(company.owner)
      .get('/api/activities', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  })
})

describe('If-Match', () => {
  const rename = (who: { token: string }, id: number, version: string, name: string) =>
    app.as(who).patch(`/api/companies/${id}`, { shortName: name }, { headers: { 'if-match': version } })

  test('устаревшая версия — 412 с тем, кто и что сохранил', async () => {
    const own = await app.company()
    expect((await rename(own.editor, own.id, '"1"', 'ООО «Первое»')).status).toBe(200)
    const late = await rename(own.owner, own.id, '"1"', 'ООО «Второе»')
    expect(late.status).toBe(412)
    expect(late.body.description).toContain(own.editor.email)
    expect(late.body.errors).toEqual([{ field: 'shortName', message: 'Значение уже изменено' }])
  })

  test('412 называет каждое сохранение с той версии, от которой сделано изменение: кто, когда и что', async () => {
    const own = await app.company()
    const before = (await app.as(own.owner).get(`/api/companies/${own.id}`)).body.shortName
    await rename(own.editor, own.id, '"1"', 'ООО «Первое»')
    await rename(own.owner, own.id, '"2"', 'ООО «Второе»')
    const changed = (from: string, to: string) => [
      { field: 'shortName', label: 'Краткое наименование', from, to },
    ]
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    const second = { by: own.owner.email, at, changes: changed('ООО «Первое»', 'ООО «Второе»') }
    const first = { by: own.editor.email, at, changes: changed(before, 'ООО «Первое»') }
    const conflictOf = async (version: string) =>
      (await rename(own.owner, own.id, version, 'ООО «Третье»')).body.conflict
    expect(await conflictOf('"1"')).toEqual({ version: 3, saves: [second, first] })
    expect(await conflictOf('"2"')).toEqual({ version: 3, saves: [second] })
  })

  test('без заголовка побеждает последний', async () => {
    const own = await app.company()
    await rename(own.editor, own.id, '"1"', 'ООО «Первое»')
    const last = await app.as(own.owner).patch(`/api/companies/${own.id}`, { shortName: 'ООО «Второе»' })
    expect(last.status).toBe(200)
    expect(last.body.version).toBe(3)
  })

  test.each(['"0"', '"99999999999"', 'W/"7"'])('версия %s, которой сейчас нет, — 412', async (version) => {
    expect((await rename(company.owner, company.id, version, 'ООО')).status).toBe(412)
  })

  test.each(['вчера', '0', '"01"', '"-1"', '"один"'])('непонятный заголовок %s — 400', async (version) => {
    expect((await rename(company.owner, company.id, version, 'ООО')).status).toBe(400)
  })
})

describe('Idempotency-Key', () => {
  const create = (user: { token: string }, key: string, name = COMPANY_FIELDS.name) =>
    app.as(user).post('/api/companies', { ...COMPANY_FIELDS, name }, { headers: { 'idempotency-key': key } })
  const companiesOf = async (userId: number) =>
    (await app.rows('select 1 from memberships where user_id = $1', [userId])).length

  test('повтор получает тот же ответ 201 и второй организации не создаёт', async () => {
    const user = await app.user()
    const first = await create(user, 'key-1')
    const second = await create(user, 'key-1')
    expect(first.status).toBe(201)
    expect(second.status).toBe(201)
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotent-replay']).toBe('true')
    expect(await companiesOf(user.id)).toBe(1)
  })

  test('три одинаковых запроса сразу создают одну организацию', async () => {
    const user = await app.user()
    const answers = await Promise.all([1, 2, 3].map(() => create(user, 'key-2')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await companiesOf(user.id)).toBe(1)
  })

  test('тот же ключ с другим телом — 422', async () => {
    const user = await app.user()
    await create(user, 'key-3')
    expect((await create(user, 'key-3', 'АО «Другое»')).status).toBe(422)
  })

  test('неудача ключа не занимает', async () => {
    const user = await app.user()
    expect((await create(user, 'key-4', '')).status).toBe(422)
    expect((await create(user, 'key-4')).status).toBe(201)
  })

  test('ключи разных пользователей не мешают друг другу', async () => {
    const [one, two] = [await app.user(), await app.user()]
    const answers = [await create(one, 'shared'), await create(two, 'shared')]
    expect(answers[0]?.body.id).not.toBe(answers[1]?.body.id)
  })
})

describe('заголовки', () => {
  test('сценарии только свои, рамки запрещены, http не переводится на https', async () => {
    const { headers } = await app.anonymous.get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('ответ вызова — данные: в нём нечему исполняться', async () => {
    const { headers } = await app.anonymous.get('/api/catalogue')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('сервер не ставит ни одной cookie: сеанс — в заголовке вызова', async () => {
    const password = 'верный-конь-скрепка'
    const email = 'no-cookie@session.test'
    const answers = [
      await app.anonymous.get('/healthz'),
      await app.anonymous.post('/api/register', { email, password, confirmPassword: password }),
      await app.anonymous.post('/api/login', { email, password }),
      await app.as(company.owner).get('/api/companies'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 200])
    expect(answers.filter(({ headers }) => 'set-cookie' in headers)).toEqual([])
  })

  test('чужой сайт ответа не прочтёт', async () => {
    const { headers } = await app.anonymous.get('/healthz', { headers: { origin: 'https://evil.example' } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('PATCH принимает application/merge-patch+json', async () => {
    const answer = await app.as(company.owner).inject({
      method: 'PATCH',
      url: `/api/companies/${company.id}`,
      headers: { 'content-type': 'application/merge-patch+json' },
      payload: JSON.stringify({ city: 'Тверь' }),
    })
    expect(answer.body.city).toBe('Тверь')
  })

  test('сервер сообщает о готовности и показателях', async () => {
    expect((await app.anonymous.get('/readyz')).body).toEqual({ status: 'ready' })
    const headers = { authorization: `Bearer ${app.deps.settings.metricsToken}` }
    const { text } = await app.anonymous.get('/metrics', { headers })
    expect(text).toContain('http_request_duration_seconds_count')
    expect((await app.anonymous.get('/api/openapi.json')).body.openapi).toBe('3.1.0')
  })
})
