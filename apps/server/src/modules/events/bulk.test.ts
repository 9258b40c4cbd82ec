import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent, GLOVES } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let other: TestCompany
let foreign: { employeeId: number; departmentId: number; eventId: number }

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  other = await app.company()
  const { id: departmentId } = await addDepartment(app, other, 'Чужой')
  const { id: employeeId } = await addEmployee(app, other, { employeeGroupId: departmentId })
  const { id: eventId } = await addEvent(app, other, { employeeId, ...GLOVES })
  foreign = { employeeId, departmentId, eventId }
})
afterAll(() => app.close())

const post = (path: string, body: object) => app.as(company.editor).post(path, body)
const bulk = (body: object) => post('/api/events/bulk', { companyId: company.id, ...body })
const stored = () => app.rows('select count(*)::int as n from events where company_id = $1', [company.id])
const marks = () =>
  app.rows('select count(*)::int as n from event_completions where company_id = $1', [company.id])

/** A department of three, one of them dismissed. */
async function crew(name: string) {
  const { id: departmentId } = await addDepartment(app, company, name)
  const ids = []
  for (const firstName of ['Анна', 'Вера', 'Зоя']) {
    ids.push(
      (await addEmployee(app, company, { employeeGroupId: departmentId, firstName, positionId: 7 })).id,
    )
  }
  await post(`/api/employees/${ids[2]}/dismiss`, { dismissedOn: '2025-03-01' })
  return { departmentId, working: ids.slice(0, 2), dismissed: ids[2] ?? 0 }
}

describe('Событие многим', () => {
  test('отделу, должности, названным: уволенных нет, история у каждого', async () => {
    const { departmentId, working } = await crew('Склад')
    const answer = await bulk({ departmentId, ...GLOVES, date: '2025-03-01' })
    expect(answer.status).toBe(201)
    expect(answer.body.map((row: { employeeId: number }) => row.employeeId).toSorted()).toEqual(working)
    expect(answer.body[0]).toMatchObject({ date: '2025-03-01', onHand: 12 })
    const byPosition = await bulk({ positionId: 7, section: 'risk', periodicity: '3 года' })
    expect(byPosition.body).toHaveLength(2)
    const named = await bulk({ employeeIds: [...working, ...working], section: 'sout', periodicity: '5 лет' })
    expect(named.body).toHaveLength(2)
  })

  test('всем или никому: не подошёл один — не записан никто', async () => {
    const { working, dismissed } = await crew('Гараж')
    const before = await stored()
    const bodies = [
      [{ employeeIds: [...working, dismissed] }, 'employeeIds'],
      [{ employeeIds: [...working, foreign.employeeId] }, 'employeeIds'],
      [{ employeeIds: [2 ** 40] }, 'employeeIds'],
      [{ employeeIds: [] }, 'employeeIds'],
      [{ departmentId: foreign.departmentId }, 'departmentId'],
      [{ positionId: 2 ** 40 }, 'positionId'],
      [{}, 'employeeIds'],
      [{ employeeIds: working, positionId: 7 }, 'employeeIds'],
    ] as const
    for (const [choice, field] of bodies) {
      const answer = await bulk({ ...choice, ...GLOVES })
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
    }
    expect(await stored()).toEqual(before)
  })

  test('в чужую организацию — 404', async () => {
    const { working } = await crew('Офис')
    expect((await bulk({ companyId: other.id, employeeIds: working, ...GLOVES })).status).toBe(404)
  })

  test('повтор с тем же ключом ничего не добавляет', async () => {
    const { working } = await crew('Повтор')
    const body = { companyId: company.id, employeeIds: working, ...GLOVES }
    const extra = { headers: { 'idempotency-key': 'bulk-1' } }
    const first = await app.as(company.editor).post('/api/events/bulk', body, extra)
    const before = await stored()
    const second = await app.as(company.editor).post('/api/events/bulk', body, extra)
    expect(second.body).toEqual(first.body)
    expect(await stored()).toEqual(before)
  })
})

describe('Выполнение многих', () => {
  async function events(name: string): Promise<number[]> {
    const { working } = await crew(name)
    const { body } = await bulk({ employeeIds: working, ...GLOVES })
    return body.map(({ id }: { id: number }) => id)
  }
  const complete = (body: object) => post('/api/events/complete', { companyId: company.id, ...body })

  test('дата и сведения у всех, каждое в журнале', async () => {
    const eventIds = await events('Цех 1')
    const { status, body } = await complete({ eventIds, date: '2025-03-10', size: '9' })
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    for (const row of body) expect(row).toMatchObject({ date: '2025-03-10', size: '9', onHand: 12 })
    const log = await app.rows(
      `select 1 from audit_entries where action = 'event.completed' and entity_id = any($1)`,
      [eventIds],
    )
    expect(log).toHaveLength(2)
  })

  test('чужое, несуществующее, иного раздела, уволенного — отказ всем', async () => {
    const eventIds = await events('Цех 2')
    const before = await marks()
    expect((await complete({ eventIds: [...eventIds, foreign.eventId], date: '2025-03-10' })).status).toBe(
      404,
    )
    expect((await complete({ eventIds: [...eventIds, 2 ** 40], date: '2025-03-10' })).status).toBe(404)
    const facts = await complete({ eventIds, date: '2025-03-10', protocolNumber: '1' })
    expect([facts.status, facts.body.errors[0].field]).toEqual([422, 'protocolNumber'])
    const early = await complete({ eventIds, date: '1950-01-01' })
    expect([early.status, early.body.errors[0].field]).toEqual([422, 'date'])
    expect(await marks()).toEqual(before)
  })
})

describe('Отмена выполнения многих', () => {
  const read = async (id: number) => (await app.as(company.viewer).get(`/api/events/${id}`)).body
  const history = async (id: number) => (await app.as(company.viewer).get(`/api/events/${id}/history`)).body
  const complete = (eventIds: number[], date: string) =>
    post('/api/events/complete', { companyId: company.id, eventIds, date })
  const undo = (completionIds: number[]) => post('/api/events/undo', { companyId: company.id, completionIds })
  const written = ({ body }: { body: { completionId: number }[] }) =>
    body.map(({ completionId }) => completionId)

  async function crewMarked(name: string) {
    const { working } = await crew(name)
    const given = await bulk({ employeeIds: working, ...GLOVES, date: '2024-12-01' })
    const eventIds: number[] = given.body.map(({ id }: { id: number }) => id)
    const before = await Promise.all(eventIds.map(read))
    return { eventIds, before, completionIds: written(await complete(eventIds, '2025-03-10')) }
  }

  test('дата, срок, сведения и число на руках — прежние у всех; отметка в истории зачёркнута, в журнале запись', async () => {
    const { eventIds, before, completionIds } = await crewMarked('Цех 3')
    const { status, body } = await undo(completionIds)
    expect(status).toBe(200)
    expect(body).toEqual(before.map((event) => ({ ...event, version: event.version + 2 })))
    for (const id of eventIds) {
      const [mark, first] = await history(id)
      expect(mark).toMatchObject({ date: '2025-03-10', undone: { userName: company.editor.email } })
      expect(first).toMatchObject({ date: '2024-12-01', undone: null })
    }
    const log = await app.rows(
      `select 1 from audit_entries where action = 'event.undone' and entity_id = any($1)`,
      [eventIds],
    )
    expect(log).toHaveLength(2)
  })

  test('всем или никому: отменённое и не последнее — 409 с именем, чужое и несуществующее — 404', async () => {
    const { eventIds, completionIds } = await crewMarked('Цех 4')
    const [first = 0, second = 0] = eventIds
    const theirs = await app
      .as(other.editor)
      .post(`/api/events/${foreign.eventId}/complete`, { date: '2025-03-10' })
    const standing = () =>
      app.rows('select id from event_completions where event_id = any($1) and undone_at is null', [eventIds])
    const before = await standing()
    expect((await undo([...completionIds, theirs.body.completionId])).status).toBe(404)
    expect((await undo([...completionIds, 2 ** 40])).status).toBe(404)
    expect(await standing()).toEqual(before)

    const later = written(await complete([second], '2025-03-10'))
    const notLast = await undo(completionIds)
    expect([notLast.status, notLast.body.description]).toEqual([
      409,
      'Смирнова Вера Викторовна: есть более позднее выполнение, сначала отмените его',
    ])
    expect((await read(first)).date).toBe('2025-03-10')
    expect((await undo(later)).status).toBe(200)
    expect((await undo(completionIds)).status).toBe(200)
    expect((await undo(completionIds)).status).toBe(409)
    expect((await read(first)).date).toBe('2024-12-01')
  })

  test('выданное уже вернул один — не отменяется ни у кого', async () => {
    const { eventIds, completionIds } = await crewMarked('Цех 5')
    const [event] = await Promise.all(eventIds.slice(0, 1).map(read))
    const tab = await app.as(company.viewer).get(`/api/employees/${event.employeeId}/events?section=ppe`)
    const back = tab.body.find(({ eventType }: { eventType: string }) => eventType === 'return')
    await post(`/api/events/${back.id}/complete`, { date: '2025-03-10', handedOver: back.onHand })
    expect((await undo(completionIds)).status).toBe(409)
    expect((await Promise.all(eventIds.map(read))).map(({ date }) => date)).toEqual([
      '2025-03-10',
      '2025-03-10',
    ])
  })
})
