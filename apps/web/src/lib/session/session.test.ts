import { describe, expect, test } from 'vitest'
import { failure, fakeServer } from '../../testing/fake-server.ts'
import type { ApiError } from '../http/api-error.ts'
import { createClient } from '../http/client.ts'
import type { Fetch } from '../http/transport.ts'
import type { AuthState } from './auth-state.ts'
import { memoryStore } from './browser-store.ts'
import { Session } from './session.ts'
import { type KeyValueStore, STORED_KEYS } from './stored.ts'

const SIGNED_IN = { access_token: 'old', refresh_token: 'r1', employees: '[]', company_data: '{}' }
const NEW_PAIR = { accessToken: 'new', refreshToken: 'r2' }

function open(fetch: Fetch, store: KeyValueStore, exclusively = (work: () => Promise<boolean>) => work()) {
  const logged: string[] = []
  const clock = { now: 0 }
  const pauses: number[] = []
  const session = new Session({
    fetch,
    store,
    exclusively,
    isLeaving: () => false,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    log: (message) => logged.push(message),
    now: () => clock.now,
  })
  const states: AuthState[] = [session.state()]
  session.subscribe(() => states.push(session.state()))
  return { session, client: createClient(fetch, session), states, logged, pauses, clock }
}

function isStoreEmpty(store: KeyValueStore): boolean {
  return STORED_KEYS.every((key) => store.getItem(key) === null)
}

const companiesFor = (token: string) => (seen: { authorization: string | null }) =>
  seen.authorization === `Bearer ${token}` ? Response.json([{ id: 1, name: 'ООО «Маяк»' }]) : failure(401)

/** Two tabs of one browser: one storage and one lock. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<boolean>): Promise<boolean> => {
    const mine = last.then(work)
    last = mine.catch(() => null)
    return mine
  }
}

describe('проверка при загрузке', () => {
  test('посетитель без токена не вызывает сервер', async () => {
    const server = fakeServer({})
    const { session } = open(server.fetch, memoryStore())
    await session.check()
    expect(session.state()).toBe(false)
    expect(server.calls()).toEqual([])
  })

  test('список компаний подтверждает вход и остаётся в хранилище', async () => {
    const store = memoryStore(SIGNED_IN)
    const server = fakeServer({ 'GET /api/companies': companiesFor('old') })
    const { session, states } = open(server.fetch, store)
    await Promise.all([session.check(), session.check()])
    expect(states).toEqual(['pending', true])
    expect(server.calls()).toEqual(['GET /api/companies'])
    expect(store.getItem('companies')).toContain('Маяк')
  })

  test.each([401, 500])('ответ %i: одно обновление токена и повтор', async (status) => {
    const store = memoryStore(SIGNED_IN)
    const server = fakeServer({
      'GET /api/companies': (seen) =>
        seen.authorization === 'Bearer new' ? Response.json([]) : failure(status),
      'POST /api/refresh': () => Response.json(NEW_PAIR),
    })
    const { session } = open(server.fetch, store)
    await session.check()
    expect(session.state()).toBe(true)
    expect(server.seen).toEqual([
      { call: 'GET /api/companies', authorization: 'Bearer old', body: null },
      { call: 'POST /api/refresh', authorization: null, body: { refreshToken: 'r1' } },
      { call: 'GET /api/companies', authorization: 'Bearer new', body: null },
    ])
    expect(store.getItem('refresh_token')).toBe('r2')
  })

  test.each([401, 500])('ответ %i и после обновления — состояние ошибки', async (status) => {
    const server = fakeServer({
      'GET /api/companies': () => failure(status),
      'POST /api/refresh': () => Response.json(NEW_PAIR),
    })
    const { session } = open(server.fetch, memoryStore(SIGNED_IN))
    await session.check()
    expect(session.state()).toBe(`Err_${status}`)
    expect(server.calls().filter((call) => call === 'POST /api/refresh')).toHaveLength(1)
  })

  test('ответ 503 — состояние ошибки без обновления, хранилище цело', async () => {
    const store = memoryStore(SIGNED_IN)
    const server = fakeServer({ 'GET /api/companies': () => failure(503) })
    const { session } = open(server.fetch, store)
    await session.check()
    expect(session.state()).toBe('Err_503')
    expect(store.getItem('access_token')).toBe('old')
  })

  test.each([
    [400, 'не продлён', 0],
    [500, 'сбой с записью в журнал', 1],
  ])('обновление отвечает %i (%s): выход и пустое хранилище', async (status, _, logLines) => {
    const store = memoryStore(SIGNED_IN)
    const server = fakeServer({
      'GET /api/companies': () => failure(401),
      'POST /api/refresh': () => failure(status),
    })
    const { session, logged } = open(server.fetch, store)
    await session.check()
    expect(session.state()).toBe(false)
    expect(isStoreEmpty(store)).toBe(true)
    expect(logged).toHaveLength(logLines)
  })
})

describe('401 посреди работы', () => {
  const handlers = {
    'GET /api/companies': companiesFor('new'),
    'GET /api/activities': companiesFor('new'),
    'POST /api/refresh': () => Response.json(NEW_PAIR),
  }

  test('несколько вызовов сразу — одно обновление, каждый повторён', async () => {
    const server = fakeServer(handlers)
    const { client, session } = open(server.fetch, memoryStore(SIGNED_IN))
    const answers = await Promise.all([
      client('GET /api/companies', {}),
      client('GET /api/activities', {}),
      client('GET /api/companies', {}),
    ])
    expect(answers).toHaveLength(3)
    expect(server.calls().filter((call) => call === 'POST /api/refresh')).toHaveLength(1)
    expect(server.calls()).toHaveLength(7)
    expect(session.accessToken()).toBe('new')
  })

  test('две вкладки — одно обновление, ни одна не выходит', async () => {
    const server = fakeServer(handlers)
    const store = memoryStore(SIGNED_IN)
    const lock = oneAtATime()
    const tabs = [open(server.fetch, store, lock), open(server.fetch, store, lock)]
    await Promise.all(tabs.map(({ client }) => client('GET /api/companies', {})))
    expect(server.calls().filter((call) => call === 'POST /api/refresh')).toHaveLength(1)
    expect(store.getItem('access_token')).toBe('new')
  })

  test('отказ в обновлении не выводит, если другая вкладка успела обновить', async () => {
    const store = memoryStore(SIGNED_IN)
    const server = fakeServer({
      ...handlers,
      'POST /api/refresh': () => {
        store.setItem('refresh_token', 'r2')
        store.setItem('access_token', 'new')
        return failure(400)
      },
    })
    const { client } = open(server.fetch, store)
    await client('GET /api/companies', {})
    expect(store.getItem('access_token')).toBe('new')
  })

  test('второй 401 подряд отдаётся вызвавшему без нового обновления', async () => {
    const server = fakeServer({
      'GET /api/companies': () => failure(401),
      'POST /api/refresh': () => Response.json(NEW_PAIR),
    })
    const { client } = open(server.fetch, memoryStore(SIGNED_IN))
    await expect(client('GET /api/companies', {})).rejects.toMatchObject({ status: 401 })
    expect(server.calls()).toHaveLength(3)
  })

  test.each([
    'POST /api/login',
    'POST /api/register',
    'POST /api/password/forgot',
    'POST /api/password/reset',
  ] as const)('%s: 401 не начинает обновления', async (key) => {
    const server = fakeServer({ [key]: () => failure(401, 'Неверный e-mail или пароль') })
    const { client } = open(server.fetch, memoryStore(SIGNED_IN))
    const error: ApiError = await client(key, { body: {} }).catch((cause) => cause)
    expect(error.description).toBe('Неверный e-mail или пароль')
    expect(server.calls()).toEqual([key])
  })

  // Headers drop the space at the end, on the wire as here.
  test('без токена заголовок — пустой Bearer', async () => {
    const server = fakeServer({ 'POST /api/login': () => Response.json(NEW_PAIR) })
    const { client } = open(server.fetch, memoryStore())
    await client('POST /api/login', { body: {} })
    expect(server.seen[0]?.authorization).toBe('Bearer')
  })
})

describe('страница, которая проспала срок токена', () => {
  const LIFETIME = 900
  const token = (name: string) =>
    `e30.${Buffer.from(JSON.stringify({ name, iat: 100, exp: 100 + LIFETIME })).toString('base64url')}.x`
  const [old, fresh] = [token('old'), token('new')]
  const handlers = {
    'GET /api/companies': companiesFor(fresh),
    'GET /api/activities': companiesFor(fresh),
    'POST /api/refresh': () => Response.json({ accessToken: fresh, refreshToken: 'r2' }),
  }
  const wake = async (fetch: Fetch, asleep: number) => {
    const page = open(fetch, memoryStore({ access_token: old, refresh_token: 'r1' }))
    await page.session.readyToken()
    page.clock.now = asleep * 1_000
    return page
  }

  test('проснувшиеся вместе вызовы ждут одного обновления, и ни один не получает отказа', async () => {
    const server = fakeServer(handlers)
    const { client } = await wake(server.fetch, LIFETIME)
    await Promise.all([
      client('GET /api/companies', {}),
      client('GET /api/activities', {}),
      client('GET /api/companies', {}),
    ])
    expect(server.calls()).toEqual([
      'POST /api/refresh',
      'GET /api/companies',
      'GET /api/activities',
      'GET /api/companies',
    ])
  })

  test('пока срок не вышел, ничего не обновляется', async () => {
    const server = fakeServer({ ...handlers, 'GET /api/companies': companiesFor(old) })
    const { client } = await wake(server.fetch, LIFETIME - 1)
    await client('GET /api/companies', {})
    expect(server.calls()).toEqual(['GET /api/companies'])
  })

  test('сервер далеко: вызовы не удались, ни один не послан с токеном без срока, сеанс цел', async () => {
    const server = fakeServer({ ...handlers, 'POST /api/refresh': () => failure(503) })
    const { client, session } = await wake(server.fetch, LIFETIME)
    const calls = [client('GET /api/companies', {}), client('GET /api/activities', {})]
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 503 })
    expect(new Set(server.calls())).toEqual(new Set(['POST /api/refresh']))
    expect(session.isAuthorised()).toBe(true)
  })

  test('вход не ждёт обновления', async () => {
    const server = fakeServer({ 'POST /api/login': () => Response.json(NEW_PAIR) })
    const { client } = await wake(server.fetch, LIFETIME)
    await client('POST /api/login', { body: {} })
    expect(server.calls()).toEqual(['POST /api/login'])
  })
})

describe('обновление, до которого сервер не дотянулся', () => {
  const away = [
    ['нет ответа', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['502', () => failure(502)],
    ['503', () => failure(503)],
    ['504', () => failure(504)],
  ] as const

  test.each(away)('%s: повтор с растущей паузой, выхода нет', async (_case, refuse) => {
    const store = memoryStore(SIGNED_IN)
    let asked = 0
    const server = fakeServer({
      'GET /api/companies': companiesFor('new'),
      'POST /api/refresh': () => {
        asked += 1
        return asked < 4 ? refuse() : Response.json(NEW_PAIR)
      },
    })
    const { session, client, states, pauses } = open(server.fetch, store)
    session.begin({ accessToken: 'old', refreshToken: 'r1' })
    await client('GET /api/companies', {})
    expect(pauses).toEqual([1_000, 2_000, 4_000])
    expect(store.getItem('access_token')).toBe('new')
    expect(states.at(-1)).toBe(true)
    expect(states).not.toContain(false)
  })

  test.each(away)('%s до конца: вызов не удался, сеанс и хранилище целы', async (_case, refuse) => {
    const store = memoryStore(SIGNED_IN)
    const server = fakeServer({ 'GET /api/companies': () => failure(401), 'POST /api/refresh': refuse })
    const { session, client, pauses, logged } = open(server.fetch, store)
    session.begin({ accessToken: 'old', refreshToken: 'r1' })
    await expect(client('GET /api/companies', {})).rejects.not.toMatchObject({ status: 401 })
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(session.state()).toBe(true)
    expect([store.getItem('access_token'), store.getItem('employees')]).toEqual(['old', '[]'])
    expect(logged).toEqual([])
  })

  test('при загрузке страницы — состояние ошибки, из которого проверяют снова', async () => {
    const server = fakeServer({
      'GET /api/companies': () => failure(401),
      'POST /api/refresh': () => failure(503),
    })
    const store = memoryStore(SIGNED_IN)
    const { session } = open(server.fetch, store)
    await session.check()
    expect(session.state()).toBe('Err_503')
    expect(store.getItem('refresh_token')).toBe('r1')
  })

  test('500 — отказ, после него выход', async () => {
    const store = memoryStore(SIGNED_IN)
    const server = fakeServer({
      'GET /api/companies': () => failure(401),
      'POST /api/refresh': () => failure(500),
    })
    const { session, client, pauses } = open(server.fetch, store)
    await expect(client('GET /api/companies', {})).rejects.toMatchObject({ status: 401 })
    expect(pauses).toEqual([])
    expect(session.state()).toBe(false)
  })
})

describe('вход и выход', () => {
  test('вход записывает токены', () => {
    const store = memoryStore()
    const { session, states } = open(fakeServer({}).fetch, store)
    session.begin(NEW_PAIR)
    expect(states).toEqual([false, true])
    expect(store.getItem('refresh_token')).toBe('r2')
  })

  test('выход очищает хранилище, даже если сервер не ответил', async () => {
    const store = memoryStore(SIGNED_IN)
    const server = fakeServer({ 'POST /api/logout': () => failure(503) })
    const { session, logged } = open(server.fetch, store)
    await session.signOut()
    expect(session.state()).toBe(false)
    expect(isStoreEmpty(store)).toBe(true)
    expect(logged).toHaveLength(1)
  })

  test('выход в другой вкладке завершает и эту', async () => {
    const store = memoryStore(SIGNED_IN)
    const { session } = open(fakeServer({ 'GET /api/companies': companiesFor('old') }).fetch, store)
    await session.check()
    store.removeItem('access_token')
    session.storageChanged()
    expect(session.state()).toBe(false)
    expect(isStoreEmpty(store)).toBe(true)
  })
})
