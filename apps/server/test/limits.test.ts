import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { SETTINGS, type TestApp, testApp } from './world.ts'

const apps: TestApp[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

async function limited(changed: Partial<typeof SETTINGS>): Promise<TestApp> {
  const app = await testApp({ settings: { ...SETTINGS, ...changed } })
  apps.push(app)
  return app
}

const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
  const answers: number[] = []
  for (let time = 0; time < times; time += 1) answers.push((await ask()).status)
  return answers
}

describe('число вызовов в минуту', () => {
  test('вызовы без токена тоже ограничены, десятой долей', async () => {
    const app = await limited({ requestsPerMinute: 20 })
    expect(await statuses(3, () => app.anonymous.get('/api/companies'))).toEqual([401, 401, 429])
  })

  test('того, кто вошёл с того же адреса, они не задерживают', async () => {
    const app = await limited({ requestsPerMinute: 20 })
    const user = await app.user()
    await statuses(3, () => app.anonymous.get('/api/companies'))
    expect((await app.as(user).get('/api/companies')).status).toBe(200)
  })

  test('проверка живости не ограничена', async () => {
    const app = await limited({ requestsPerMinute: 2 })
    expect(await statuses(5, () => app.anonymous.get('/healthz'))).toEqual([200, 200, 200, 200, 200])
  })
})

describe('адрес посетителя', () => {
  const sent = (app: TestApp, forwarded: string) =>
    app.anonymous.inject({
      method: 'GET',
      url: '/api/companies',
      headers: { 'x-forwarded-for': forwarded },
    })

  test('из X-Forwarded-For берётся то, что дописал ближайший прокси', async () => {
    const app = await limited({ requestsPerMinute: 20 })
    const first = await sent(app, '1.1.1.1, 10.0.0.7')
    const second = await sent(app, '2.2.2.2, 10.0.0.7')
    const third = await sent(app, '3.3.3.3, 10.0.0.7')
    expect([first.status, second.status, third.status]).toEqual([401, 401, 429])
  })

  test('не адрес — как адрес самого прокси', async () => {
    const app = await limited({ requestsPerMinute: 20 })
    const answers = [await sent(app, 'я'), await sent(app, 'unknown'), await sent(app, "' or 1=1")]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429])
  })

  test('без прокси заголовку не верят', async () => {
    const app = await limited({ requestsPerMinute: 20, trustProxy: false })
    const answers = [await sent(app, '1.1.1.1'), await sent(app, '2.2.2.2'), await sent(app, '3.3.3.3')]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429])
  })
})

describe('показатели', () => {
  test('без токена из настроек их никто не читает', async () => {
    const app = await limited({ metricsToken: null })
    expect((await app.anonymous.get('/metrics')).status).toBe(404)
  })

  test.each([
    [undefined, 401],
    ['Bearer неверный', 401],
    [`Bearer ${SETTINGS.metricsToken}`, 200],
  ])('заголовок %s — %i', async (authorization, status) => {
    const app = await limited({})
    const headers = authorization === undefined ? {} : { authorization }
    expect((await app.anonymous.get('/metrics', { headers })).status).toBe(status)
  })

  test('всё, на что смотрят тревоги, там есть', async () => {
    const none = { newest: async () => null, keepUp: async () => undefined }
    const app = await testApp({ backups: none, freeDiskRatio: async () => 0.5 })
    apps.push(app)
    const headers = { authorization: `Bearer ${SETTINGS.metricsToken}` }
    await app.anonymous.get('/api/catalogue')
    const { text } = await app.anonymous.get('/metrics', { headers })
    const rules = await readFile(new URL('../../../ops/prometheus/otdel-alerts.yml', import.meta.url), 'utf8')
    const asked = new Set(rules.match(/\b(otdel|http)_[a-z_]+/g))
    expect(asked.size).toBe(6)
    for (const name of asked) expect(text, name).toMatch(new RegExp(`^${name}[ {]`, 'm'))
  })
})

describe('хранение ответов', () => {
  test('личное не хранится нигде, общее сверяется', async () => {
    const app = await limited({})
    const company = await app.company()
    const own = await app.as(company.owner).get('/api/companies')
    const shared = await app.anonymous.get('/api/catalogue')
    expect(own.headers['cache-control']).toBe('no-store')
    expect(shared.headers['cache-control']).toBe('no-cache')
  })
})

test('тело, которое тянут по капле, закрывается', async () => {
  const app = await limited({ requestTimeoutMs: 80 })
  const address = new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' }))
  const socket = createConnection({ port: Number(address.port), host: address.hostname })
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes.toString('utf8')
  })
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"e',
  )
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})
