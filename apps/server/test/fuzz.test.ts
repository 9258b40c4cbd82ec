import { type RouteDefinition, type RouteKey, routes } from '@ot/contract'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { directoryLookup } from '../src/lookup/directory.ts'
import { RECIPES } from './isolation-recipes.ts'
import { buildWorld, type World } from './isolation-world.ts'
import { mutatedBytes, mutatedValue } from './mutated.ts'
import type { Played } from './recipe.ts'
import { strangeInAddress } from './strange-values.ts'
import { formWith } from './upload.ts'
import { valueOfSchema } from './value-of-schema.ts'
import { type TestApp, testApp } from './world.ts'

const CALLS = 20_000
const SEED = 20_261_122
const LANES = 4

/** It never ends. */
const STREAM: RouteKey = 'GET /api/stream'
/** They end the sign-in that the others need. */
const SIGNING_OUT: readonly RouteKey[] = ['DELETE /api/account/sessions', 'DELETE /api/account/sessions/:id']

const keys = Object.keys(routes)
  .filter(isRouteKey)
  .filter((key) => key !== STREAM)

/** They answer a file that is made for each call, or a list of a quarter of a megabyte. */
const HEAVY: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'GET /api/account/export',
  'GET /api/companies/:id/log/export',
  'GET /api/employees/import-template',
  'GET /api/absences/import-template',
  'GET /api/things/import-template',
  'GET /api/hazards',
  'GET /api/incidents/:id/papers',
  'GET /api/invoices/:id/file',
  'GET /api/invoices/:id/act',
  'GET /api/templates',
  'GET /api/templates/:id',
])
const HEAVY_RUNS = 8
/** An address holds less that could be wrong than a body. */
const READ_RUNS = 40

const bodies = keys.filter((key) => methodOf(key) !== 'GET')
const READ_CALLS = READ_RUNS * (keys.length - bodies.length - HEAVY.size) + HEAVY_RUNS * HEAVY.size
const RUNS = Math.ceil((CALLS - READ_CALLS) / bodies.length)

function runsOf(key: RouteKey): number {
  if (HEAVY.has(key)) return HEAVY_RUNS
  return methodOf(key) === 'GET' ? READ_RUNS : RUNS
}

function isRouteKey(name: string): name is RouteKey {
  return name in routes
}

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp({ lookup: directoryLookup }, { alone: 'fuzz' })
  world = await buildWorld(app)
})
afterAll(() => app.close())

/** A call as it is sent, before anything in it was spoiled. */
function recorded(key: RouteKey): Played {
  const path = key.slice(key.indexOf(' ') + 1).replace(/:\w+/g, '1')
  return RECIPES[key]?.play(world) ?? { path }
}

const KNOWN = [
  'companyId',
  'employeeId',
  'eventId',
  'templateId',
  'documentId',
  'departmentId',
  'positionId',
] as const

function knownValues(): ReadonlyMap<string, unknown> {
  const values = KNOWN.map((name) => [name, world[name]] as const)
  return new Map<string, unknown>([...values, ['employeeGroupId', world.departmentId]])
}

function addressOf(path: string): fc.Arbitrary<string> {
  const parts = path.split(/(?<=[/=])/)
  const spoiled = fc
    .tuple(fc.nat({ max: parts.length - 1 }), strangeInAddress)
    .map(([at, strange]) =>
      parts.map((part, index) => (index === at ? `${strange}${/[/=]$/.exec(part) ?? ''}` : part)).join(''),
    )
    .map((address) => (address.startsWith('/') ? address : `/${address}`))
  return fc.oneof({ weight: 8, arbitrary: fc.constant(path) }, { weight: 1, arbitrary: spoiled })
}

function bodyOf({ body: schema }: RouteDefinition, played: Played): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined)
  const bySchema = valueOfSchema(schema, new Map([...knownValues(), ...Object.entries(played.body ?? {})]))
  return played.body === undefined ? bySchema : fc.oneof(bySchema, mutatedValue(played.body))
}

const headers = fc.record(
  {
    'idempotency-key': fc.constantFrom('one', 'two', 'я', ' '),
    'if-match': fc.constantFrom('"1"', '"2"', '*', 'W/"9"', '"99999999999999999999"'),
    'x-tab': fc.constantFrom('tab', 'а b'),
    'user-agent': fc.constantFrom('🦺'.repeat(300), 'Mozilla/5.0'),
    'content-type': fc.constantFrom('application/merge-patch+json', 'application/json; charset=koi8-r'),
  },
  { requiredKeys: [] },
)

function sent(key: RouteKey): fc.Arbitrary<InjectOptions> {
  const played = recorded(key)
  const definition: RouteDefinition = routes[key]
  const method = methodOf(key)
  if (played.upload !== undefined) return uploadOf(played)
  return fc
    .record({ url: addressOf(played.path), body: bodyOf(definition, played), headers })
    .map(({ url, body, headers: extra }) => ({
      method,
      url,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...extra },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    }))
}

function uploadOf({ path, upload = { fileName: '', bytes: '' } }: Played): fc.Arbitrary<InjectOptions> {
  const fields = mutatedValue({ ...upload.fields, mapping: '{"0":"lastName"}', note: 'а' })
  const fileName = fc.constantFrom(upload.fileName, '🦺'.repeat(130), '..\\..', '', `${'я'.repeat(300)}.csv`)
  return fc
    .record({ url: addressOf(path), bytes: mutatedBytes(upload.bytes), fields, fileName })
    .map(({ url, bytes, fields: parts, fileName: name }) => ({
      method: 'POST',
      url,
      ...formWith({ fileName: name, bytes, fields: texts(parts) }),
    }))
}

function texts(parts: unknown): Record<string, string> {
  const entries = Object.entries(typeof parts === 'object' && parts !== null ? parts : {})
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]),
  )
}

function methodOf(key: RouteKey): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  const method = key.slice(0, key.indexOf(' '))
  return method === 'POST' || method === 'PUT' || method === 'PATCH' || method === 'DELETE' ? method : 'GET'
}

describe(`${CALLS} испорченных вызовов: ни одного 5xx`, () => {
  test.each(keys)('%s', async (key) => {
    let number = 0
    const property = fc.asyncProperty(sent(key), async (options) => {
      number += 1
      const isAnonymous = SIGNING_OUT.includes(key)
      const client = isAnonymous ? app.anonymous : app.as(world.owner)
      // Attempts are counted by address; each call comes from one of its own.
      const remoteAddress = `10.0.${number >> 8}.${number & 255}`
      const { status, text } = await client.inject({ ...options, remoteAddress })
      expect(status, text.slice(0, 300)).toBeLessThan(500)
    })
    // While one call waits for the database, others are spoiled and parsed.
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      fc.assert(property, { seed: SEED + lane, numRuns: Math.ceil(runsOf(key) / LANES) }),
    )
    await Promise.all(lanes)
  })
})
