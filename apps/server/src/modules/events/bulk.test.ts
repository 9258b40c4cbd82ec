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
