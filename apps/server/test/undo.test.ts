import { type RouteDefinition, type RouteKey, routes } from '@ot/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TABLES } from '../src/db/tables.ts'
import { addSeconds } from '../src/foundation/clock.ts'
import { directoryLookup } from '../src/lookup/directory.ts'
import { forgetUndos } from '../src/modules/undo/index.ts'
import { buildWorld, EMPLOYEE, type World } from './isolation-world.ts'
import { play, recipeOf } from './play-recipe.ts'
import { type TestApp, testApp } from './world.ts'

const DEFINITIONS: Readonly<Record<string, RouteDefinition>> = routes
const UNDOABLE = Object.entries(DEFINITIONS).flatMap(([call, { undoable }]) =>
  undoable === true && isRouteKey(call) ? [call] : [],
)

function isRouteKey(name: string): name is RouteKey {
  return name in routes
}

/** Their recipes name an employee or a record that the company does not have: below they are played with one it has. */
const NAMING_NOBODY: ReadonlySet<RouteKey> = new Set([
  'POST /api/absences/import',
  'POST /api/past-dates/import',
  'POST /api/training/registry/answer',
])

/** Neither the log nor a number that has been given out is taken back; a scan stays with its sheet, a mapping with its table. */
const STAYING = new Set(['audit_entries', 'undos', 'counters', 'dispatch_scans', 'import_mappings'])
const TAKEN_BACK = Object.entries(TABLES).flatMap(([table, kind]) =>
  kind === 'company' && !STAYING.has(table) ? [table] : [],
)

let app: TestApp
let world: World
let other: World
beforeAll(async () => {
  app = await testApp({ lookup: directoryLookup })
  world = await buildWorld(app)
  other = await buildWorld(app)
})
afterAll(() => app.close())

/** Every row of the company, but for the numbers of versions, which go on. */
async function stored(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const table of TAKEN_BACK) {
    const rows = await app.rows(
      `select (to_jsonb(t) - 'version')::text as row from ${table} t where company_id = $1 order by 1`,
      [world.companyId],
    )
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

async function doIt(call: RouteKey) {
  const { play: made, before } = recipeOf(call)
  await before?.(app, world)
  const was = await stored()
  const answer = await play(app.as(world.owner), call, made(world))
  expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(300)
  return { was, undoId: answer.headers['x-undo-id'] }
}

const undo = (id: string | undefined, who: { token: string } = world.owner) =>
  app.as(who).post(`/api/undo/${id}`)

describe('удаление и массовое изменение отменяются до последней буквы', () => {
  test.each(UNDOABLE)('%s', async (call) => {
    const { was, undoId } = await doIt(call)
    const changed = JSON.stringify(await stored()) !== JSON.stringify(was)
    expect([call, undoId !== undefined]).toEqual([call, changed])
    expect(changed).toBe(!NAMING_NOBODY.has(call))
    if (undoId === undefined) return
    const { status, text } = await undo(undoId)
    expect(status, text).toBe(204)
    expect(await stored()).toEqual(was)
    const again = await undo(undoId)
    expect([again.status, again.body.description]).toEqual([409, 'Это действие уже отменено'])
  })
})

describe('список из файла отменяется целиком', () => {
  test.each([
    ['/api/absences/import', 'Работник;Причина;Первый день\nОдинцова Анна Ильинична;Болезнь;01.02.2025'],
    ['/api/past-dates/import', 'ФИО;Вводный инструктаж\nОдинцова Анна Ильинична;03.02.2025'],
  ])('%s', async (path, bytes) => {
    world = await buildWorld(app)
    const client = app.as(world.owner)
    const { companyId, departmentId: employeeGroupId, positionId } = world
    await client.post('/api/employees', {
      ...EMPLOYEE,
      lastName: 'Одинцова',
      companyId,
      employeeGroupId,
      positionId,
    })
    await expectTakenBack(path, bytes)
  })

  test('/api/training/registry/answer', async () => {
    world = await buildWorld(app)
    const [trained] = await app.rows(
      `select c.id from event_completions c join events e on e.company_id = c.company_id and e.id = c.event_id
        where c.company_id = $1 and e.section = 'training' order by c.id limit 1`,
      [world.companyId],
    )
    await expectTakenBack('/api/training/registry/answer', `outerId;Номер в реестре\not-${trained?.id};123`)
  })
})

async function expectTakenBack(path: string, bytes: string): Promise<void> {
  const was = await stored()
  const { body, headers } = await app
    .as(world.owner)
    .upload(`${path}?companyId=${world.companyId}`, { fileName: 'список.csv', bytes })
  expect(body.written, JSON.stringify(body)).toBe(true)
  expect(await stored()).not.toEqual(was)
  expect((await undo(headers['x-undo-id'])).status).toBe(204)
  expect(await stored()).toEqual(was)
}

const log = async (who: { token: string } = world.owner) =>
  (await app.as(who).get(`/api/companies/${world.companyId}/log?limit=1`)).body[0]

describe('отмена', () => {
  const call = 'DELETE /api/counterparties/:id'

  test('пишет в журнал своими словами, что стало опять', async () => {
    const { undoId } = await doIt(call)
    const deleted = await log()
    await undo(undoId)
    const { words, subject, changes } = await log()
    expect([deleted.words, words, subject]).toEqual([
      'Удалён контрагент',
      'Восстановлен удалённый контрагент',
      deleted.subject,
    ])
    expect(changes).toEqual(
      deleted.changes.map(({ field, label, from, to }: Record<string, string>) => ({
        field,
        label,
        from: to,
        to: from,
      })),
    )
  })

  test('журнал говорит тому, кто вправе, что ещё можно отменить, и сутки', async () => {
    world = await buildWorld(app)
    const { undoId } = await doIt(call)
    const offered = { kind: 'deed', undoId: Number(undoId), entries: 1 }
    expect([(await log()).takingBack, (await log(world.viewer)).takingBack]).toEqual([offered, null])
    await app.rows(
      `update undos set at = (at at time zone 'UTC' - interval '86401 seconds') at time zone 'UTC' where id = $1`,
      [undoId],
    )
    expect((await log()).takingBack).toBeNull()
    await app.rows(
      `update undos set at = (at at time zone 'UTC' + interval '86401 seconds') at time zone 'UTC' where id = $1`,
      [undoId],
    )
    await undo(undoId)
    const [restored, deleted] = (
      await app.as(world.owner).get(`/api/companies/${world.companyId}/log?limit=2`)
    ).body
    expect([restored.takingBack, deleted.takingBack]).toEqual([null, null])
  })

  test('увольнение отменяется и из истории работника', async () => {
    world = await buildWorld(app)
    const { undoId } = await doIt('POST /api/employees/:id/dismiss')
    const history = async (who: { token: string }) =>
      (await app.as(who).get(`/api/employees/${world.employeeId}/history`)).body[0]
    expect(await history(world.owner)).toMatchObject({
      action: 'employee.dismissed',
      takingBack: { kind: 'deed', undoId: Number(undoId) },
    })
    expect((await history(world.viewer)).takingBack).toBeNull()
  })

  test('из журнала отменяется отметка, пока после неё не было другой', async () => {
    world = await buildWorld(app)
    const client = app.as(world.owner)
    const { companyId, employeeId } = world
    const { body: event } = await client.post('/api/events', {
      companyId,
      employeeId,
      section: 'risk',
      periodicity: '3 года',
    })
    const mark = (date: string) => client.post(`/api/events/${event.id}/complete`, { date })
    const marks = async () =>
      (await client.get(`/api/companies/${companyId}/log?limit=50`)).body.flatMap(
        ({ entityId, action, takingBack }: { entityId: number; action: string; takingBack: unknown }) =>
          entityId === event.id && action === 'event.completed' ? [takingBack] : [],
      )
    const first = (await mark('2025-02-03')).body.completionId
    expect(await marks()).toEqual([{ kind: 'mark', eventId: event.id, completionId: first, together: 1 }])
    const was = app.clock.now()
    app.clock.set(addSeconds(was, 60))
    const second = (await mark('2025-02-04')).body.completionId
    expect(await marks()).toEqual([
      { kind: 'mark', eventId: event.id, completionId: second, together: 1 },
      null,
    ])
    const undone = await client.post(`/api/events/${event.id}/undo`, { completionId: second })
    expect(undone.status, undone.text).toBe(200)
    expect(await marks()).toEqual([
      null,
      { kind: 'mark', eventId: event.id, completionId: first, together: 1 },
    ])
    app.clock.set(was)
  })

  test('из журнала отменяется и вся массовая отметка: те, что ещё стоят последними', async () => {
    world = await buildWorld(app)
    const client = app.as(world.owner)
    const { companyId, departmentId: employeeGroupId, positionId } = world
    const eventIds: number[] = []
    for (const lastName of ['Одинцова', 'Двойнева', 'Третьякова']) {
      const person = { ...EMPLOYEE, lastName, companyId, employeeGroupId, positionId }
      const employeeId = (await client.post('/api/employees', person)).body.id
      const event = { companyId, employeeId, section: 'risk', periodicity: '3 года' }
      eventIds.push((await client.post('/api/events', event)).body.id)
    }
    const was = app.clock.now()
    app.clock.set(addSeconds(was, 60))
    const marked = await client.post('/api/events/complete', { companyId, eventIds, date: '2025-02-03' })
    expect(marked.status, marked.text).toBe(200)
    const together = async () =>
      (await client.get(`/api/companies/${companyId}/log?limit=50`)).body.flatMap(
        ({ action, takingBack }: { action: string; takingBack: { together: number } | null }) =>
          action === 'event.completed' ? [takingBack?.together ?? null] : [],
      )
    expect(await together()).toEqual([3, 3, 3])
    app.clock.set(addSeconds(was, 120))
    await client.post(`/api/events/${eventIds[0]}/complete`, { date: '2025-03-03' })
    expect((await together()).toSorted()).toEqual([1, 2, 2, null])
    const [, second] = marked.body
    const undone = await client.post(`/api/events/${second.id}/undo`, {
      completionId: second.completionId,
      together: true,
    })
    expect(undone.status, undone.text).toBe(200)
    const dates = await Promise.all(eventIds.map((id) => client.get(`/api/events/${id}`)))
    expect(dates.map(({ body }) => body.date)).toEqual(['2025-03-03', null, null])
    app.clock.set(was)
  })

  test('наблюдателю и чужому отказывает', async () => {
    const { undoId } = await doIt(call)
    expect((await undo(undoId, world.viewer)).status).toBe(403)
    expect((await undo(undoId, other.owner)).status).toBe(404)
    expect((await undo(undoId, world.editor)).status).toBe(204)
  })

  test('после суток поздно, и удалённое больше не хранится', async () => {
    world = await buildWorld(app)
    const { undoId } = await doIt(call)
    await app.rows(
      `update undos set at = (at at time zone 'UTC' - interval '86401 seconds') at time zone 'UTC' where id = $1`,
      [undoId],
    )
    const late = await undo(undoId)
    expect([late.status, late.body.description]).toEqual([404, 'Отменить уже нельзя: отмена действует сутки'])
    await forgetUndos(app.deps)
    expect(await app.rows('select id from undos where id = $1', [undoId])).toEqual([])
    expect((await app.rows('select id from undos')).length).toBeGreaterThan(0)
  })

  test('поверх того, что завели вместо удалённого, не возвращает и ничего не пишет', async () => {
    const client = app.as(world.owner)
    const { companyId, employeeId } = world
    const briefing = { companyId, employeeId, section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }
    const { body: event } = await client.post('/api/events', briefing)
    const undoId = (await client.delete(`/api/events/${event.id}`)).headers['x-undo-id']
    const { body } = await client.post('/api/events', briefing)
    const was = await stored()
    const refused = await undo(undoId)
    expect([refused.status, refused.body.description]).toEqual([
      409,
      'Вернуть нельзя: такая же обязанность этого работника уже заведена снова',
    ])
    expect(await stored()).toEqual(was)
    await client.delete(`/api/events/${body.id}`)
    expect((await undo(undoId)).status).toBe(204)
  })

  test('того, к чему относится удалённое, уже нет — отказ', async () => {
    const client = app.as(world.owner)
    const { companyId } = world
    const place = (await client.post('/api/places', { companyId, name: 'Пристройка' })).body
    const thing = { companyId, kind: 'ladder', name: 'Стремянка', placeId: place.id }
    const made = (await client.post('/api/things', thing)).body
    const gone = await client.delete(`/api/things/${made.id}`)
    await client.delete(`/api/places/${place.id}`)
    const refused = await undo(gone.headers['x-undo-id'])
    expect([refused.status, refused.body.description]).toEqual([
      409,
      'Вернуть нельзя: того, к чему относится запись, уже нет',
    ])
  })

  test('изменённое после массового действия не трогает', async () => {
    const client = app.as(world.owner)
    const { undoId } = await doIt('POST /api/instructions/bulk')
    const given = (await client.get(`/api/employees/${world.employeeId}/instructions`)).body.find(
      ({ name }: { name: string }) => name === 'Инструкция бухгалтера',
    )
    await client.patch(`/api/employees/${world.employeeId}/instructions/${given.id}`, { number: 'ИОТ-7' })
    const refused = await undo(undoId)
    expect([refused.status, refused.body.description]).toEqual([
      409,
      'Отменить нельзя: после этого записи уже изменили',
    ])
  })
})
