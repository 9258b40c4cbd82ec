import { answerOf } from '@ot/contract'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { COMPANY_FIELDS } from './factories/company.ts'
import { type RealServer, startRealServer, temporaryDataDir } from './real-server.ts'
import { readStream, type StreamReader } from './stream-reader.ts'
import { withDatabase, withServer } from './test-databases.ts'
import { urlOf } from './url-of.ts'

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
    const { accessToken } = answerOf('POST /api/login', await login.json())
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

describe('поток событий двух процессов', () => {
  let token = ''
  let companyId = 0
  const readers: StreamReader[] = []
  afterAll(() => {
    for (const reader of readers) reader.close()
  })
  beforeAll(async () => {
    const user = { email: 'live@processes.test', password: PASSWORD }
    await post(at(0), '/api/register', { ...user, confirmPassword: PASSWORD })
    const login = await post(at(0), '/api/login', user)
    token = answerOf('POST /api/login', await login.json()).accessToken
    const company = await send(0, '/api/companies', COMPANY_FIELDS)
    companyId = answerOf('POST /api/companies', await company.json()).id
  })

  const send = (index: number, path: string, body: object) =>
    post(at(index), path, body, { authorization: `Bearer ${token}` })
  const addDepartment = (index: number, name: string) =>
    send(index, '/api/employee-groups', { companyId, name })

  async function listen(index: number, lastEventId?: string): Promise<StreamReader> {
    const place = lastEventId === undefined ? {} : { lastEventId }
    const reader = await readStream(`${at(index)}/api/stream?companyId=${companyId}`, { token, ...place })
    readers.push(reader)
    return reader
  }

  const departments = ({ told }: StreamReader) =>
    told.filter(({ entity }) => entity === 'department').map(({ entityId }) => entityId)

  test('сделанное в одном слышно в обоих', async () => {
    const both = await Promise.all([listen(0), listen(1)])
    await addDepartment(0, 'Склад')
    await addDepartment(1, 'Гараж')
    const [first, second] = await Promise.all(both.map((reader) => reader.heard(2, 'department')))
    expect(first?.map(({ entityId }) => entityId)).toEqual(second?.map(({ entityId }) => entityId))
  })

  test('прерванный в одном продолжается в другом без потерь', async () => {
    const first = await listen(0)
    await addDepartment(0, 'Контора')
    await first.heard(3, 'department')
    first.close()
    await addDepartment(0, 'Архив')
    await addDepartment(1, 'Кадры')
    const second = await listen(1, first.lastEventId())
    await second.heard(2, 'department')
    const ids = new Set([...departments(first), ...departments(second)])
    expect(ids.size).toBe(5)
  })

  test('потерянное соединение с базой не оставляет в тишине: поток кончается и продолжается', async () => {
    const reader = await listen(0)
    await withServer(inject('server'), (client) =>
      // Other files' processes listen in databases of their own.
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = $1`,
        [`${inject('run')}_processes`],
      ),
    )
    await reader.ended
    const again = await listen(0, reader.lastEventId())
    await addDepartment(1, 'Цех')
    await again.heard(1, 'department')
  })
})
