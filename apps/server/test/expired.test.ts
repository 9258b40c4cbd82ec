import { afterAll, beforeAll, expect, test } from 'vitest'
import { directoryLookup } from '../src/lookup/directory.ts'
import { RECIPES } from './isolation-recipes.ts'
import { buildWorld, type World } from './isolation-world.ts'
import { formWith } from './upload.ts'
import { type TestApp, testApp } from './world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ lookup: directoryLookup })
})
afterAll(() => app.close())

/** All that makes a new document. Reading, exporting and keeping records go on (decision 0021). */
const STOPPED = [
  'GET /api/responsibilities/:id/order',
  'GET /api/responsibilities/history/:id/order',
  'GET /api/templates/:id/personal/preview',
  'POST /api/dispatches',
  'POST /api/documents',
  'POST /api/documents/archive',
  'POST /api/documents/bulk',
  'POST /api/documents/check',
  'POST /api/documents/refresh',
  'POST /api/record-papers/:id',
  'POST /api/record-papers/:id/draft',
  'POST /api/templates/:id/draft',
  'POST /api/templates/:id/pages',
  'PUT /api/templates/:id/personal',
]

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

test('после конца подписки останавливаются новые документы, и только они', async () => {
  const world = await buildWorld(app)
  await app.rows(`update subscriptions set until = '2025-03-09' where company_id = $1`, [world.companyId])
  expect(await refusedCalls(world)).toEqual(STOPPED.toSorted())
})

/** Beside new templates of its own; of medical examinations and PPE the world has none (basic-tariff.test.ts plays them). */
test('на «Базовом» остальные вызовы не останавливаются', async () => {
  const world = await buildWorld(app)
  await app.rows(`update subscriptions set tariff = 'basic' where company_id = $1`, [world.companyId])
  expect(await refusedCalls(world)).toEqual([
    'POST /api/templates/:id/personal/confirm',
    'PUT /api/templates/:id/personal',
  ])
})

async function refusedCalls(world: World): Promise<string[]> {
  const client = app.as(world.owner)
  const refused: string[] = []
  // Deleting comes last: what is gone could not be refused.
  for (const method of METHODS) {
    for (const [call, recipe] of Object.entries(RECIPES)) {
      if (!call.startsWith(`${method} `)) continue
      const { path, body, upload } = recipe.play(world)
      const answer = await client.inject({
        method,
        url: path,
        ...(upload && formWith(upload)),
        ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      if (answer.status === 402) refused.push(call)
    }
  }
  return refused.toSorted()
}
