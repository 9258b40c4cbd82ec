import { type RouteKey, routes, takesIdempotencyKey } from '@ot/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directoryLookup } from '../src/lookup/directory.ts'
import { buildWorld, type World } from './isolation-world.ts'
import { play, recipeOf } from './play-recipe.ts'
import { type TestApp, testApp } from './world.ts'

function isRouteKey(name: string): name is RouteKey {
  return name in routes
}

const remembered = Object.keys(routes)
  .filter(isRouteKey)
  .filter((call) => takesIdempotencyKey(routes[call], call.split(' ')[0] ?? ''))

let app: TestApp
let world: World
beforeAll(async () => {
  app = await testApp({ lookup: directoryLookup })
  world = await buildWorld(app)
  // A process that dies after its work is committed stores no answer.
  await app.rows('create function die() returns trigger language plpgsql as $$ begin return null; end $$')
  await app.rows(
    'create trigger die before update on idempotency_keys for each row when (new.status is not null) execute function die()',
  )
})
afterAll(async () => {
  // Other files go on in the same database.
  await app.rows('drop function die() cascade')
  await app.close()
})

const isSuccess = ({ status }: { status: number }) => status >= 200 && status < 300

async function playOnce(call: RouteKey, key: string) {
  const { play: made, before } = recipeOf(call)
  await before?.(app, world)
  const played = made(world)
  return { played, answer: await play(app.as(world.owner), call, played, { 'idempotency-key': key }) }
}

async function playOnFreshWorld(call: RouteKey) {
  const first = await playOnce(call, `${call} 1`.replaceAll(' ', '-'))
  if (isSuccess(first.answer)) return { ...first, key: `${call} 1`.replaceAll(' ', '-') }
  world = await buildWorld(app)
  const key = `${call} 2`.replaceAll(' ', '-')
  return { ...(await playOnce(call, key)), key }
}

const written = () => app.rows('select count(*) from audit_entries')

test.each(remembered)(
  '%s: повтор после смерти процесса получает первый ответ и ничего не делает',
  async (call) => {
    const { played, answer, key } = await playOnFreshWorld(call)
    expect(isSuccess(answer), answer.text.slice(0, 300)).toBe(true)
    await app.rows(`update idempotency_keys set process = 'gone' where key = $1`, [key])
    const before = await written()
    const retry = await play(app.as(world.owner), call, played, { 'idempotency-key': key })
    expect({ status: retry.status, text: retry.text }).toEqual({ status: answer.status, text: answer.text })
    expect(await written()).toEqual(before)
  },
)
