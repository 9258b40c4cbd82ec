import { type RouteKey, routes, type TemplateAnswer } from '@ot/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCtx } from '../src/context/ctx.ts'
import { directoryLookup } from '../src/lookup/directory.ts'
import { type ReadTemplates, templateReader } from '../src/modules/documents/list-templates.ts'
import { RECIPES } from './isolation-recipes.ts'
import { buildWorld, type World } from './isolation-world.ts'
import { play, recipeOf } from './play-recipe.ts'
import { type TestApp, testApp } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp({ lookup: directoryLookup })
  world = await buildWorld(app)
})
afterAll(() => app.close())

const isRouteKey = (name: string): name is RouteKey => name in routes
const CHANGES = Object.keys(RECIPES).flatMap((call) =>
  isRouteKey(call) && !call.startsWith('GET ') && RECIPES[call]?.personal !== true ? [call] : [],
)

async function told(read: ReadTemplates): Promise<TemplateAnswer[]> {
  const ctx = await loadCtx(app.deps, world.owner.id)
  return ctx.memberships.has(world.companyId) ? read(ctx, { companyId: world.companyId }) : []
}

async function playedBy(call: RouteKey): Promise<boolean> {
  const { play: made, before } = recipeOf(call)
  await before?.(app, world)
  return (await play(app.as(world.owner), call, made(world))).status < 300
}

test('готовность, сказанная после любого изменения по прежней, та же, что сказанная с начала', async () => {
  const read = templateReader(app.deps.library)
  await told(read)
  for (const call of CHANGES) {
    if (!(await playedBy(call))) {
      // What the call needs is gone from the world.
      world = await buildWorld(app)
      await told(read)
      expect(await playedBy(call), call).toBe(true)
    }
    expect(await told(read), call).toEqual(await told(templateReader(app.deps.library)))
  }
}, 300_000)

test('от ответа на вопрос одного документа и от отметки прочие не спрашиваются заново', async () => {
  world = await buildWorld(app)
  const read = templateReader(app.deps.library)
  const before = await told(read)
  expect(await playedBy('POST /api/events/:id/complete')).toBe(true)
  expect((await told(read)).filter((template) => !before.includes(template))).toEqual([])
  const { body } = recipeOf('PUT /api/templates/:id/answers').play(world)
  expect(await playedBy('PUT /api/templates/:id/answers'), JSON.stringify(body)).toBe(true)
  expect((await told(read)).filter((template) => !before.includes(template))).toHaveLength(1)
})
