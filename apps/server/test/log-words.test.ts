import { isLogAction, isSilentField, LOG_ENTITIES, logFieldLabel } from '@ot/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../seed/demo.ts'
import { directoryLookup } from '../src/lookup/directory.ts'
import { RECIPES } from './isolation-recipes.ts'
import { buildWorld } from './isolation-world.ts'
import { formWith } from './upload.ts'
import { type TestApp, testApp } from './world.ts'

let app: TestApp
let written: { entity: string; action: string; field: string | null }[]

/** Every writing call once, by an owner, and the demonstration company: what they leave in the log. */
beforeAll(async () => {
  app = await testApp({ lookup: directoryLookup }, { alone: 'log_words' })
  const world = await buildWorld(app)
  const owner = app.as(world.owner)
  for (const [call, recipe] of Object.entries(RECIPES)) {
    const [method] = call.split(' ')
    if (recipe === undefined || (method !== 'POST' && method !== 'PATCH' && method !== 'DELETE')) continue
    const { path, body, upload } = recipe.play(world)
    const json = { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    await owner.inject({ method, url: path, ...(upload && formWith(upload)), ...(body && json) })
  }
  await seedDemo(app.deps)
  const rows = await app.rows(
    `select distinct e.entity, e.action, c ->> 'field' as field from audit_entries e
     left join lateral jsonb_array_elements(e.changes) c on true`,
  )
  written = rows.map(({ entity, action, field }) => ({
    entity: String(entity),
    action: String(action),
    field: field === null ? null : String(field),
  }))
})
afterAll(() => app.close())

test('у каждого записанного действия и предмета есть русские слова', () => {
  const actions = written.filter(({ action }) => !isLogAction(action)).map(({ action }) => action)
  const entities = written.filter(({ entity }) => !LOG_ENTITIES.some((known) => known === entity))
  expect([actions, entities]).toEqual([[], []])
})

test('у каждого записанного поля есть русское имя', () => {
  const questions = new Set(app.deps.library.templates.flatMap(({ inputs }) => inputs.map(({ key }) => key)))
  const unnamed = written.flatMap(({ entity, field }) =>
    field === null || isSilentField(field) || questions.has(field) || logFieldLabel(entity, field) !== null
      ? []
      : [`${entity}.${field}`],
  )
  expect([...new Set(unnamed)]).toEqual([])
})
