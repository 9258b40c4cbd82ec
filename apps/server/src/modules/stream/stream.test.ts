import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import type { TestUser } from '../../../test/factories/user.ts'
import { readStream, type StreamReader } from '../../../test/stream-reader.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { announceEvent, forgetStreamEventsBefore, MISSED_MAX } from '../../db/stream-events.ts'
import { transaction } from '../../db/transaction.ts'

let app: TestApp
let company: TestCompany
let base: string
let readers: StreamReader[] = []
beforeAll(async () => {
  app = await testApp()
  base = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  company = await app.company()
})
afterEach(() => {
  for (const reader of readers) reader.close()
  readers = []
})
afterAll(() => app.close())

async function listen(user: TestUser = company.viewer, lastEventId?: string): Promise<StreamReader> {
  const place = lastEventId === undefined ? {} : { lastEventId }
  const reader = await readStream(`${base}/api/stream?companyId=${company.id}`, {
    token: user.token,
    ...place,
  })
  readers.push(reader)
  return reader
}

const once = (lastEventId?: string) =>
  app.as(company.viewer).get(`/api/stream?companyId=${company.id}&once=true`, {
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  })

/** A place after all that was told: not before transactions that run beside, also in databases of other tests, are over. */
const placeNow = () =>
  vi.waitFor(
    async () => {
      const place = /id: (\S+)\ndata:\n\n$/.exec((await once()).text)?.[1] ?? ''
      expect((await once(place)).text).not.toContain('event: ')
      return place
    },
    { timeout: 30_000 },
  )

const rename = (id: number, name: string, headers = {}) =>
  app.as(company.owner).patch(`/api/employee-groups/${id}`, { name }, { headers })

const entities = (reader: StreamReader) =>
  reader.told.map(({ kind, entity, entityId }) => [kind, entity, entityId])

describe('поток событий', () => {
  test('изменение слышат все, кто смотрит на организацию, с номером записи и именем вкладки', async () => {
    const reader = await listen()
    expect(reader.status).toBe(200)
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(reader.headers.get('content-encoding')).toBeNull()
    const { id } = await addDepartment(app, company, 'Склад')
    await rename(id, 'Архив', { 'x-tab': 'tab-1' })
    await reader.heard(2)
    expect(reader.told).toMatchObject([
      { kind: 'changed', entity: 'department', entityId: id, origin: null },
      { kind: 'changed', entity: 'department', entityId: id, origin: 'tab-1' },
    ])
  })

  test('чужого не слышно', async () => {
    const stranger = await app.company()
    const reader = await listen()
    await addDepartment(app, stranger, 'Чужой')
    const { id } = await addDepartment(app, company, 'Свой')
    await reader.heard(1)
    expect(entities(reader)).toEqual([['changed', 'department', id]])
  })

  test('отменённое не рассказывается', async () => {
    const reader = await listen()
    const failed = transaction(app.deps.database, 'read write', [company.id], async (tx) => {
      await announceEvent(tx, app.clock.now(), {
        to: { companyId: company.id },
        kind: 'changed',
        entity: 'memo',
        entityId: 1,
        origin: null,
      })
      throw new Error('передумали')
    })
    await expect(failed).rejects.toThrow('передумали')
    await addDepartment(app, company, 'Склад')
    await reader.heard(1)
    expect(reader.told.map(({ entity }) => entity)).toEqual(['department'])
  })

  test('сказанное одному человеку другие не слышат', async () => {
    const [viewer, owner] = [await listen(company.viewer), await listen(company.owner)]
    await transaction(app.deps.database, 'read write', [], (tx) =>
      announceEvent(tx, app.clock.now(), {
        to: { userId: company.owner.id },
        kind: 'support',
        entity: 'support',
        entityId: null,
        origin: null,
      }),
    )
    await addDepartment(app, company, 'Склад')
    await Promise.all([viewer.heard(1), owner.heard(2)])
    expect(viewer.told.map(({ kind }) => kind)).toEqual(['changed'])
    expect(owner.told.map(({ kind }) => kind)).toEqual(['support', 'changed'])
  })

  test('новая заявка — событие memo-saved и уведомление', async () => {
    const { id: departmentId } = await addDepartment(app, company, 'Склад')
    const { id: employeeId } = await addEmployee(app, company, { employeeGroupId: departmentId })
    const event = { companyId: company.id, employeeId, section: 'risk', periodicity: '3 года' }
    const { body } = await app.as(company.owner).post('/api/events', event)
    const reader = await listen(company.viewer, await placeNow())
    await app.as(company.owner).post('/api/memos', {
      companyId: company.id,
      memoSection: 'risk',
      employeesData: [{ employeeId, eventId: body.id }],
    })
    await reader.heard(2)
    expect(reader.told.map(({ kind }) => kind)).toEqual(['memo-saved', 'notification'])
  })

  test('потерявший организацию больше не слышит ничего', async () => {
    const reader = await listen(company.viewer)
    await app.as(company.owner).delete(`/api/companies/${company.id}/members/${company.viewer.id}`)
    await reader.ended
    expect((await listen(company.viewer)).status).toBe(404)
  })

  test('открывается и по билету, а чужой — никому', async () => {
    const { body } = await app.as(company.viewer).post('/api/tickets')
    const address = `/api/stream?companyId=${company.id}&once=true`
    expect((await app.anonymous.get(`${address}&ticket=${body.ticket}`)).status).toBe(200)
    expect((await app.anonymous.get(address)).status).toBe(401)
    expect((await app.as(await app.user()).get(address)).status).toBe(404)
  })
})

describe('прерванный поток', () => {
  test('продолжается с места остановки: ничего не потеряно', async () => {
    const first = await listen()
    const { id } = await addDepartment(app, company, 'Склад')
    await first.heard(1)
    first.close()
    await rename(id, 'Архив')
    await rename(id, 'Кадры')
    const second = await listen(company.viewer, first.lastEventId())
    await second.heard(2)
    const ids = new Set([...first.told, ...second.told].map(({ eventId }) => eventId.split('-')[1]))
    expect(ids.size).toBe(3)
  })

  test('прерванный до первого события тоже знает своё место', async () => {
    const place = await placeNow()
    const { id } = await addDepartment(app, company, 'Склад')
    const second = await listen(company.viewer, place)
    await second.heard(1)
    expect(entities(second)).toEqual([['changed', 'department', id]])
  })

  test.each([
    ['с места, на котором прервался', true],
    ['открытый заново', false],
  ])('завершение сеанса прерывает поток, а не место в нём: %s, он идёт дальше', async (_, isResumed) => {
    const first = await listen(company.viewer, await placeNow())
    await transaction(app.deps.database, 'read write', [], (tx) =>
      announceEvent(tx, app.clock.now(), {
        to: { userId: company.viewer.id },
        kind: 'changed',
        entity: 'session',
        entityId: null,
        origin: null,
      }),
    )
    await first.ended
    await placeNow()
    const second = await listen(company.viewer, isResumed ? first.lastEventId() : undefined)
    expect(second.status).toBe(200)
    await second.ended
    const third = await listen(company.viewer, second.lastEventId())
    await addDepartment(app, company, 'Склад')
    await third.heard(1)
    expect(entities(third)).toMatchObject([['changed', 'department', expect.any(Number)]])
  })

  test('записанное раньше, но сохранённое позже прочитанного не теряется', async () => {
    const { pool } = app.deps.database
    const slow = await pool.connect()
    try {
      await slow.query('begin')
      await slow.query(
        `insert into stream_events (at, company_id, kind, entity, entity_id) values ($1, $2, 'changed', 'memo', 77)`,
        [app.clock.now(), company.id],
      )
      const first = await listen()
      await addDepartment(app, company, 'Склад')
      await first.heard(1)
      first.close()
      await slow.query('commit')
      const second = await listen(company.viewer, first.lastEventId())
      await second.heard(2)
      expect(second.told.map(({ entity }) => entity)).toContain('memo')
    } finally {
      slow.release()
    }
  })

  test.each(['ерунда', '99999999999-1', '1'])(
    'с неизвестного места «%s» — спросить всё заново',
    async (place) => {
      const { text } = await app.as(company.viewer).get(`/api/stream?companyId=${company.id}&once=true`, {
        headers: { 'last-event-id': encodeURIComponent(place) },
      })
      expect(text).toContain('event: reset')
    },
  )

  test('пропущено слишком много — спросить всё заново', async () => {
    const place = await placeNow()
    await app.rows(
      `insert into stream_events (at, company_id, kind, entity) select $1, $2, 'changed', 'event' from generate_series(0, $3)`,
      [app.clock.now(), company.id, MISSED_MAX],
    )
    const { text } = await once(place)
    expect(text).toContain('event: reset')
  })

  test('через двое суток события убираются', async () => {
    await addDepartment(app, company, 'Склад')
    await forgetStreamEventsBefore(app.deps.database, '2099-01-01T00:00:00.000Z')
    expect(await app.rows('select 1 from stream_events')).toEqual([])
  })
})
