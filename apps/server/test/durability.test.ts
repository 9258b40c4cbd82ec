import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { answerOf } from '@ot/contract'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { STOPPED } from '../src/foundation/stopping.ts'
import { COMPANY_FIELDS } from './factories/company.ts'
import {
  copyFolder,
  killPostgres,
  type RealServer,
  startRealServer,
  temporaryDataDir,
} from './real-server.ts'
import { mailServer, type Reply } from './smtp-server.ts'

const PASSWORD = 'стойкий пароль 3'

type DataDir = Awaited<ReturnType<typeof temporaryDataDir>>

/** The product has run here once: its database is made and migrated. */
let prepared: DataDir
let data: DataDir
let server: RealServer | null = null
beforeAll(async () => {
  prepared = await temporaryDataDir()
  await (await startRealServer({ DATA_DIR: prepared.path })).stop()
})
afterAll(() => prepared.remove())
beforeEach(async () => {
  data = await temporaryDataDir()
  await copyFolder(prepared.path, data.path)
})
afterEach(async () => {
  await server?.stop()
  server = null
  await data.remove()
})

async function start(): Promise<RealServer> {
  server = await startRealServer({ DATA_DIR: data.path })
  return server
}

async function register(url: string, email: string): Promise<boolean> {
  const body = JSON.stringify({ email, password: PASSWORD, confirmPassword: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  try {
    return (await fetch(`${url}/api/register`, { method: 'POST', headers, body })).status === 201
  } catch (error) {
    // The server was killed under the request: it acknowledged nothing.
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Four writers go on until the server is gone; answers the e-mails it acknowledged. */
async function writeUntilGone(url: string, onAcknowledged: (count: number) => void): Promise<string[]> {
  const acknowledged: string[] = []
  async function writer(name: string): Promise<void> {
    for (let number = 0; ; number += 1) {
      const email = `${name}-${number}@kill.test`
      if (!(await register(url, email))) return
      acknowledged.push(email)
      onAcknowledged(acknowledged.length)
    }
  }
  await Promise.all(['a', 'b', 'c', 'd'].map(writer))
  return acknowledged
}

async function canLogIn(url: string, email: string): Promise<boolean> {
  const body = JSON.stringify({ email, password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}/api/login`, { method: 'POST', headers, body })).status === 200
}

const ENOUGH = 25

describe('kill -9 во время записи', () => {
  test.each([
    ['Node', async (running: RealServer) => running.kill()],
    [
      'Node и PostgreSQL вместе',
      async (running: RealServer) => {
        await Promise.all([running.kill(), killPostgres(data.path)])
      },
    ],
  ])('%s: после запуска всё подтверждённое на месте', async (_case, strike) => {
    const running = await start()
    const struck: Promise<void>[] = []
    const acknowledged = await writeUntilGone(running.url, (count) => {
      if (count === ENOUGH) struck.push(strike(running))
    })
    await Promise.all(struck)
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)

    const { url } = await start()
    const present = await Promise.all(acknowledged.map((email) => canLogIn(url, email)))
    expect(present.every(Boolean)).toBe(true)
  })
})

const PATIENCE = { timeout: 60_000, interval: 250 }

/** With a company of one's own. */
async function owner(
  url: string,
  email: string,
): Promise<{ companyId: number; headers: Record<string, string> }> {
  expect(await register(url, email)).toBe(true)
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const json = { ...headers, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
    expect(answer.ok).toBe(true)
    return answer.json()
  }
  const { accessToken } = answerOf('POST /api/login', await post('/api/login', { email, password: PASSWORD }))
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const { id } = answerOf('POST /api/companies', await post('/api/companies', COMPANY_FIELDS, headers))
  return { companyId: id, headers }
}

const ARCHIVES = 4

test('SIGTERM во время скачивания: ZIP из PDF дочитывается целым и называет то, что в него не вошло', async () => {
  const running = await start()
  // Several at once: the press does not finish them all by the end of its time, however fast the machine is.
  const answers: Response[] = []
  for (let index = 0; index < ARCHIVES; index += 1) {
    const { companyId, headers } = await owner(running.url, `owner-${index}@durability.test`)
    const body = JSON.stringify({ companyId, date: '2026-11-01', format: 'pdf' })
    answers.push(await fetch(`${running.url}/api/documents/archive`, { method: 'POST', headers, body }))
  }
  const [answer, ...others] = answers
  const drained = others.map((other) => other.arrayBuffer())
  const parts: Uint8Array[] = []
  let ended: Promise<number | null> | null = null
  for await (const part of answer?.body ?? []) {
    parts.push(part)
    ended ??= running.stop()
  }
  const files = unzipSync(Buffer.concat(parts))
  expect(Object.keys(files).some((name) => name.endsWith('.pdf'))).toBe(true)
  const notMade = Buffer.from(files['Не сформировано.txt'] ?? []).toString('utf8')
  await Promise.all(drained)
  expect(notMade).toContain(STOPPED)
  expect(await ended, running.output()).toBe(0)
  server = null
})

describe('встроенная база', () => {
  test('если её не стало, сервер отвечает 503, поднимает её сам и пишет дальше', async () => {
    const running = await start()
    expect(await register(running.url, 'before@kill.test')).toBe(true)
    await killPostgres(data.path)
    const answer = await fetch(`${running.url}/readyz`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status: 'unavailable' })
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
    await vi.waitFor(async () => expect((await fetch(`${running.url}/readyz`)).status).toBe(200), PATIENCE)
    expect(await canLogIn(running.url, 'before@kill.test')).toBe(true)
    expect(await register(running.url, 'after@kill.test')).toBe(true)
    expect(await running.stop(), running.output()).toBe(0)
    server = null
  })

  test('если её не стало, пока письмо уходит, сервер живёт и поднимает её', async () => {
    let take: (reply: Reply) => void = () => undefined
    const taken = new Promise<Reply>((resolve) => {
      take = resolve
    })
    const post = await mailServer(() => taken)
    server = await startRealServer({ DATA_DIR: data.path, SMTP_URL: post.url })
    const { url, output } = server
    try {
      expect(await register(url, 'letter@kill.test')).toBe(true)
      await vi.waitFor(() => expect(post.received).toHaveLength(1), PATIENCE)
      await killPostgres(data.path)
      take('taken')
      await vi.waitFor(() => expect(output()).toContain('запускается снова'), PATIENCE)
      await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), PATIENCE)
      expect(await canLogIn(url, 'letter@kill.test')).toBe(true)
    } finally {
      await post.close()
    }
  })

  test('если её не стало перед остановкой, сервер спокойно останавливается', async () => {
    const running = await start()
    await killPostgres(data.path)
    expect(await running.stop(), running.output()).toBe(0)
    server = null
  })

  test('останавливается вместе с сервером и хранит тайны только для своих', async () => {
    const running = await start()
    expect((await stat(join(data.path, 'jwt-secret'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(data.path, 'postgres-password'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(data.path, 'postgres'))).mode & 0o777).toBe(0o700)
    expect(await running.stop()).toBe(0)
    server = null
    await expect(readFile(join(data.path, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  test('письма без SMTP складываются в файлы, и журнал об этом говорит', async () => {
    const running = await start()
    expect(running.output()).toContain('SMTP_URL не задан')
  })

  test('второй сервер на той же папке при остановке базу у первого не отнимает', async () => {
    const first = await start()
    const second = await startRealServer({ DATA_DIR: data.path })
    expect(await second.stop()).toBe(0)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })
})
