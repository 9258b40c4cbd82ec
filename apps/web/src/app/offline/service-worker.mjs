// The code of one release of the application, for when the server is away: see docs/decisions/0110. Never an answer of a call, never
// a paper, never a public page: nothing of anybody's is kept here. What stands in %…% is filled in by service-worker-plugin.ts.
const RELEASE = '%RELEASE%'
const ENTRY = '%ENTRY%'
const FILES = ['%FILES%']
/** Addresses of the application; the public pages are documents of their own. */
const DESK = /%DESK%/i

const SHELL = '/index.html'
/** What a proxy answers for a server that is away. */
const AWAY = [502, 503, 504]
const kept = new Set(FILES)

self.addEventListener('install', (event) => {
  event.waitUntil(keepRelease())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (kept.has(pathname)) event.respondWith(fileAt(pathname))
  else if (request.mode === 'navigate' && DESK.test(pathname)) event.respondWith(pageOf(request))
})

/** All of a release or nothing: of two processes behind a proxy one may still be the former release. */
async function keepRelease() {
  const shell = await loaded(SHELL)
  if (!(await shell.clone().text()).includes(ENTRY)) throw new Error('The shell is of another release')
  const cache = await caches.open(RELEASE)
  // One after another: what the user asks for meanwhile does not wait for all of them.
  for (const file of FILES) {
    if ((await cache.match(file)) === undefined)
      await cache.put(file, (await caches.match(file)) ?? (await loaded(file)))
  }
  await cache.put(SHELL, shell)
  await self.skipWaiting()
}

async function begin() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== RELEASE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function loaded(path) {
  const answer = await fetch(path)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return answer
}

/** Its name changes with what is in it. */
async function fileAt(path) {
  return (await keptAt(path)) ?? fetch(path)
}

/** The server's word wherever it can be reached. */
async function pageOf(request) {
  try {
    const answer = await fetch(request)
    return AWAY.includes(answer.status) ? ((await keptAt(SHELL)) ?? answer) : answer
  } catch (error) {
    const shell = await keptAt(SHELL)
    if (shell === undefined) throw error
    return shell
  }
}

async function keptAt(path) {
  const cache = await caches.open(RELEASE)
  return cache.match(path, { ignoreVary: true })
}
