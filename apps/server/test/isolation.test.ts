import { readFile } from 'node:fs/promises'
import { type RouteKey, routes } from '@ot/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { directoryLookup } from '../src/lookup/directory.ts'
import { openapiFile } from '../src/openapi-text.ts'
import type { Client } from './client.ts'
import { type Played, RECIPES, type Recipe, SMUGGLED } from './isolation-recipes.ts'
import { buildWorld, type World } from './isolation-world.ts'
import { OWN_LETTERS } from './letter-recipes.ts'
import { OWN_READING } from './notification-recipes.ts'
import { formWith } from './upload.ts'
import { type TestApp, testApp } from './world.ts'

type Described = { security?: object[] }

/** Calls that need a signed-in user, by their names in the contract, as openapi.json lists them. */
async function protectedCalls(): Promise<RouteKey[]> {
  const document: { paths: Record<string, Record<string, Described>> } = JSON.parse(
    await readFile(openapiFile(), 'utf8'),
  )
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      isProtected: (described.security ?? []).length > 0,
    })),
  )
  return named
    .filter(({ isProtected }) => isProtected)
    .flatMap(({ name }) => (isRouteKey(name) ? [name] : []))
}

function isRouteKey(name: string): name is RouteKey {
  return name in routes
}

function play(client: Client, call: RouteKey | 'POST' | 'PATCH', { path, body, upload }: Played) {
  const method = call.split(' ')[0] ?? ''
  return client.inject({
    method:
      method === 'PATCH' || method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET',
    url: path,
    ...(upload && formWith(upload)),
    ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}

/** Sent by POST for their length; they only read. A link to the calendar is the reader's own. */
const READING = new Set<RouteKey>([
  'POST /api/templates/:id/draft',
  'POST /api/record-papers/:id/draft',
  'POST /api/documents/archive',
  'POST /api/events/calendar-link',
  'DELETE /api/events/calendar-link',
  ...OWN_LETTERS,
  ...OWN_READING,
])

const calls = await protectedCalls()

function recipeOf(call: RouteKey): Recipe {
  const recipe = RECIPES[call]
  if (recipe === undefined) throw new Error(`${call}: опишите вызов в test/isolation-recipes.ts`)
  return recipe
}

let app: TestApp
let victim: World
let intruder: World
beforeAll(async () => {
  app = await testApp({ lookup: directoryLookup })
  victim = await buildWorld(app)
  intruder = await buildWorld(app)
})
afterAll(() => app.close())

describe('каждый вызов openapi.json с чужими номерами', () => {
  test('описан, и лишних описаний нет', () => {
    expect(Object.keys(RECIPES).sort()).toEqual([...calls].sort())
  })

  const foreign = calls.filter((call) => RECIPES[call]?.personal !== true)

  test.each(foreign)('%s — 404 или 403', async (call) => {
    const answer = await play(app.as(intruder.owner), call, recipeOf(call).play(victim))
    expect([403, 404]).toContain(answer.status)
  })

  test.each(calls)('%s — без входа 401', async (call) => {
    const answer = await play(app.anonymous, call, recipeOf(call).play(victim))
    expect(answer.status).toBe(401)
  })

  // Each on a world of its own: a control that dismisses or deletes must not spoil the next.
  test.each(calls)('%s — владельцу 2xx', async (call) => {
    const world = await buildWorld(app)
    const answer = await play(app.as(world.owner), call, recipeOf(call).play(world))
    expect(answer.status, answer.text.slice(0, 300)).toBeGreaterThanOrEqual(200)
    expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(300)
  })

  const writing = foreign.filter((call) => !call.startsWith('GET ') && !READING.has(call))

  test.each(writing)('%s — наблюдателю 403', async (call) => {
    const answer = await play(app.as(victim.viewer), call, recipeOf(call).play(victim))
    expect(answer.status).toBe(403)
  })

  test('список организаций чужую не показывает', async () => {
    const { body } = await app.as(intruder.owner).get('/api/companies')
    expect(body.map(({ id }: { id: number }) => id)).toEqual([intruder.companyId])
  })

  test.each(SMUGGLED)('$name — отказ', async ({ method, play: smuggle }) => {
    const answer = await play(app.as(intruder.owner), method, smuggle(intruder, victim))
    expect([403, 404, 422]).toContain(answer.status)
  })
})
