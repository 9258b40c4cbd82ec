import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

const ORIGIN = 'https://otdel.example'
const FILE = '/assets/news-page-1a2b.js'

const SOURCE = readFileSync(new URL('service-worker.mjs', import.meta.url), 'utf8')

/** The worker as a build fills it in. */
const built = (release: string) =>
  SOURCE.replace('%RELEASE%', release)
    .replace('%ENTRY%', `/assets/index-${release}.js`)
    .replace("['%FILES%']", JSON.stringify([FILE]))
    .replace('%DESK%', '^\\/(?:news)(?:\\/|$)')

const shellOf = (release: string) => new Response(`<script src="/assets/index-${release}.js"></script>`)

type Answer = () => Response
const unreachable: Answer = () => {
  throw new TypeError('Failed to fetch')
}

/** The storage of a browser, as far as a worker uses it. */
function storage() {
  const caches = new Map<string, Map<string, Response>>()
  const copy = (found: Response | undefined) => found?.clone()
  return {
    names: () => [...caches.keys()],
    open: async (name: string) => {
      const files = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, files)
      return {
        match: async (path: string) => copy(files.get(path)),
        put: async (path: string, answer: Response) => void files.set(path, answer),
      }
    },
    match: async (path: string) => copy([...caches.values()].map((files) => files.get(path)).find(Boolean)),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  }
}

function worker(release: string, caches: ReturnType<typeof storage>, server: Record<string, Answer>) {
  const listeners = new Map<string, (event: unknown) => void>()
  const asked: string[] = []
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  }
  const fetch = async (request: string | { url: string }) => {
    const path = typeof request === 'string' ? request : request.url.slice(ORIGIN.length)
    asked.push(path)
    return (server[path] ?? unreachable)()
  }
  runInNewContext(built(release), { self, caches, fetch, URL, Set, Error })
  async function happen(name: 'install' | 'activate'): Promise<void> {
    let until: Promise<unknown> = Promise.resolve()
    listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => (until = work) })
    await until
  }
  return {
    asked,
    install: () => happen('install'),
    activate: () => happen('activate'),
    /** What it answers; null: the request goes on as without it. */
    async answer(path: string, mode = 'navigate', method = 'GET'): Promise<string | null> {
      let answer: Promise<Response> | undefined
      const respondWith = (given: Promise<Response>) => (answer = given)
      listeners.get('fetch')?.({ request: { url: ORIGIN + path, mode, method }, respondWith })
      return answer === undefined ? null : (await answer).text()
    },
  }
}

/** A worker that has kept the first release, before a server that answers navigations as given. */
async function kept(page: Answer) {
  const server: Record<string, Answer> = {
    '/index.html': () => shellOf('one'),
    [FILE]: () => new Response('news'),
    '/news': page,
  }
  const caches = storage()
  const one = worker('one', caches, server)
  await one.install()
  await one.activate()
  return { one, server, caches }
}

describe('страница приложения', () => {
  test.each<[string, Answer, string]>([
    ['сервер отвечает — его ответ, даже если он другой версии', () => shellOf('two'), 'index-two'],
    ['сервер отказывает — его отказ', () => new Response('нет такой', { status: 404 }), 'нет такой'],
    ['связи нет — хранимая', unreachable, 'index-one'],
    ['за прокси никого — хранимая', () => new Response('nginx', { status: 502 }), 'index-one'],
  ])('%s', async (_case, page, expected) => {
    const { one } = await kept(page)
    expect(await one.answer('/news')).toContain(expected)
  })
})

test.each([
  ['вызов', '/api/news', 'cors', 'GET'],
  ['вызов, открытый как страница', '/api/files/1', 'navigate', 'GET'],
  ['публичная страница', '/login', 'navigate', 'GET'],
  ['отправленная форма', '/news', 'navigate', 'POST'],
  ['файл другой версии', '/assets/news-page-9z.js', 'cors', 'GET'],
])('%s идёт мимо: %s', async (_case, path, mode, method) => {
  const { one } = await kept(unreachable)
  expect(await one.answer(path, mode, method)).toBeNull()
})

test('файл своей версии берётся из хранимого', async () => {
  const { one } = await kept(unreachable)
  const before = one.asked.length
  expect([await one.answer(FILE, 'cors'), one.asked.length]).toEqual(['news', before])
})

test('новая версия забирает прежние файлы без загрузки и забывает прежнюю', async () => {
  const { server, caches } = await kept(unreachable)
  const two = worker('two', caches, { ...server, '/index.html': () => shellOf('two') })
  await two.install()
  await two.activate()
  expect([two.asked, caches.names()]).toEqual([['/index.html'], ['two']])
  expect(await two.answer('/news')).toContain('index-two')
})

test('обновлён один процесс из двух — прежняя версия остаётся целой', async () => {
  const { server, caches, one } = await kept(unreachable)
  await expect(worker('two', caches, server).install()).rejects.toThrow('another release')
  expect(await one.answer('/news')).toContain('index-one')
})
