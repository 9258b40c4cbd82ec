import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Connection } from '../src/db/client.ts'
import { type RealServer, startRealServer, temporaryDataDir } from './real-server.ts'
import { withDatabase, withServer } from './test-databases.ts'

const PASSWORD = 'общий пароль 5'
const JWT_SECRET = 'one secret for every process of this test'

let data: Awaited<ReturnType<typeof temporaryDataDir>>
let servers: RealServer[] = []
beforeAll(async () => {
  data = await temporaryDataDir()
  const server = inject('server')
  const name = `${inject('run')}_processes`
  await withServer(server, (client) => client.query(`create database ${name}`))
  const environment = { DATA_DIR: data.path, DATABASE_URL: urlOf(withDatabase(server, name)), JWT_SECRET }
  // Both at once on an empty database: they also have to agree on who migrates it.
  servers = await Promise.all([startRealServer(environment), startRealServer(environment)])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await data.remove()
})

function urlOf(connection: Connection): string {
  if ('url' in connection) return connection.url
  const { host, port, user, password, database } = connection
  return `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

function at(index: number): string {
  return servers[index]?.url ?? ''
}

function post(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

describe('два процесса на одной базе', () => {
  test('зарегистрированный в одном входит в другом и работает в первом', async () => {
    const user = { email: 'both@processes.test', password: PASSWORD }
    await post(at(0), '/api/register', { ...user, confirmPassword: PASSWORD })
    const login = await post(at(1), '/api/login', user)
    const { accessToken } = JSON.parse(await login.text())
    const answer = await fetch(`${at(0)}/api/companies`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(answer.status).toBe(200)
  })

  test('неверные пароли считаются вместе', async () => {
    const attempt = (index: number) =>
      post(at(index % 2), '/api/login', { email: 'counted@processes.test', password: 'мимо' })
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1) statuses.push((await attempt(index)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  })

  test('один и тот же e-mail, отправленный в оба сразу, регистрируется один раз', async () => {
    const body = { email: 'raced@processes.test', password: PASSWORD, confirmPassword: PASSWORD }
    const answers = await Promise.all([0, 1, 0, 1].map((index) => post(at(index), '/api/register', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })
})
