import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent, GLOVES } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let employeeId: number

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
})
afterAll(() => app.close())

type Row = Record<string, unknown> & { id: number }

const post = (path: string, body: object) => app.as(company.editor).post(path, body)
const complete = (id: number, body: object) => post(`/api/events/${id}/complete`, body)
const undo = (id: number) => post(`/api/events/${id}/undo`, {})

/** A fresh employee with gloves to be issued. */
async function gloves(fields = {}) {
  const { id } = await addDepartment(
    app,
    company,
    `Цех ${(await app.rows('select 1 from departments')).length}`,
  )
  employeeId = (await addEmployee(app, company, { employeeGroupId: id })).id
  return addEvent(app, company, { employeeId, ...GLOVES, ...fields })
}

async function pair(): Promise<{ issue: Row | undefined; back: Row | undefined }> {
  const { body } = await app.as(company.viewer).get(`/api/employees/${employeeId}/events?section=ppe`)
  const rows: Row[] = body
  return {
    issue: rows.find(({ eventType }) => eventType === 'issuance'),
    back: rows.find(({ eventType }) => eventType === 'return'),
  }
}

/** What the completions themselves add up to. */
async function balance(): Promise<number> {
  const [row] = await app.rows(
    `select coalesce(sum(case when v.return_of is null then 1 else -1 end * (c.facts->>'handedOver')::int), 0)::int as sum
     from event_completions c join events v on v.company_id = c.company_id and v.id = c.event_id
     where c.company_id = $2 and v.employee_id = $1 and c.undone_at is null and not exists
       (select 1 from event_completions r where r.company_id = $2 and r.replaces_id = c.id and r.undone_at is null)`,
    [employeeId, company.id],
  )
  return Number(row?.sum)
}

async function expectOnHand(onHand: number): Promise<void> {
  expect((await pair()).issue?.onHand).toBe(onHand)
  expect(await balance()).toBe(onHand)
}

describe('Выдано не по норме', () => {
  test('треть нормы — треть срока, у возврата тот же день; исправлено на всю норму — срок по норме', async () => {
    const { id } = await gloves()
    await complete(id, { date: '2025-03-01', handedOver: 4 })
    const { issue, back } = await pair()
    expect([issue?.deadline, back?.deadline]).toEqual(['2025-07-01', '2025-07-01'])
    const corrected = await app.as(company.editor).patch(`/api/events/${id}`, { handedOver: 12 })
    expect(corrected.status, corrected.text.slice(0, 300)).toBe(200)
    expect((await pair()).issue?.deadline).toBe('2026-03-01')
  })

  test('годность по документам изготовителя раньше срока носки — её день; следующая выдача начинает заново', async () => {
    const { id } = await gloves()
    await complete(id, { date: '2025-03-01', usableUntil: '2025-12-15', riskClass: '2' })
    expect((await pair()).issue).toMatchObject({ deadline: '2025-12-15', riskClass: '2' })
    await complete(id, { date: '2025-03-05' })
    expect((await pair()).issue).toMatchObject({
      deadline: '2026-03-05',
      usableUntil: null,
      riskClass: '2',
    })
  })
})

describe('Выдача и возврат СИЗ', () => {
  test('выданное по норме — на руках; рядом возврат того же к концу носки, пока не просроченный', async () => {
    const { id } = await gloves()
    await complete(id, { date: '2025-03-01', size: '10' })
    const { issue, back } = await pair()
    expect(issue).toMatchObject({
      handedOver: 12,
      onHand: 12,
      deadline: '2026-03-01',
      size: '10',
      state: 'ok',
    })
    expect(back).toMatchObject({
      ppe: 'Перчатки от порезов',
      name: 'Перчатки от порезов',
      quantity: 12,
      unit: 'пара',
      size: '10',
      date: null,
      deadline: '2026-03-01',
      state: 'ok',
      periodicity: 'разово',
      onHand: 12,
    })
    await expectOnHand(12)
    const due = await app.as(company.viewer).get(`/api/events?companyId=${company.id}&section=ppe&due=true`)
    expect(due.body).toEqual([])
  })

  test('возврат части и всего, отмена каждого шага', async () => {
    const { id } = await gloves()
    await complete(id, { date: '2025-01-10' })
    const back = (await pair()).back?.id ?? 0
    expect((await complete(back, { date: '2025-02-10', handedOver: 5 })).body).toMatchObject({
      quantity: 7,
      onHand: 7,
      deadline: '2026-01-10',
    })
    await expectOnHand(7)
    expect((await complete(back, { date: '2025-03-10' })).body).toMatchObject({
      handedOver: 7,
      onHand: 0,
      quantity: null,
      deadline: null,
      state: 'none',
    })
    await expectOnHand(0)
    const tooMany = await complete(back, { date: '2025-03-10', handedOver: 1 })
    expect([tooMany.status, tooMany.body.errors[0].field]).toEqual([422, 'handedOver'])
    await undo(back)
    await expectOnHand(7)
    await undo(back)
    expect((await pair()).back).toMatchObject({ quantity: 12, date: null, deadline: '2026-01-10' })
    await expectOnHand(12)
  })

  test('больше, чем на руках, не вернуть — и ничего не записано', async () => {
    const { id } = await gloves()
    await complete(id, { date: '2025-01-10', handedOver: 2 })
    const back = (await pair()).back?.id ?? 0
    const answer = await complete(back, { date: '2025-02-10', handedOver: 3 })
    expect([answer.status, answer.body.description]).toEqual([
      422,
      'handedOver: На руках только 2: больше вернуть нельзя',
    ])
    await expectOnHand(2)
  })

  test('двое сразу возвращают последнее: удаётся одному', async () => {
    const { id } = await gloves()
    await complete(id, { date: '2025-01-10' })
    const back = (await pair()).back?.id ?? 0
    const answers = await Promise.all(
      [1, 2].map(() => complete(back, { date: '2025-02-10', handedOver: 12 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    await expectOnHand(0)
  })

  test('возвращённую выдачу не отменить, пока не отменён возврат', async () => {
    const { id } = await gloves()
    await complete(id, { date: '2025-01-10' })
    const back = (await pair()).back?.id ?? 0
    await complete(back, { date: '2025-02-10', handedOver: 1 })
    expect((await undo(id)).status).toBe(409)
    await undo(back)
    expect((await undo(id)).body).toMatchObject({ date: null, onHand: 0, state: 'missing' })
    expect((await pair()).back).toBeUndefined()
    await expectOnHand(0)
    await complete(id, { date: '2025-03-10', handedOver: 3 })
    expect((await pair()).back).toMatchObject({ id: back, quantity: 3 })
  })

  test('исправление количества занимает место прежнего', async () => {
    const { id } = await gloves({ date: '2025-01-10', handedOver: 10 })
    await expectOnHand(10)
    const patched = await app
      .as(company.editor)
      .patch(`/api/events/${id}`, { handedOver: 4, date: '2025-01-12' })
    expect(patched.body).toMatchObject({ onHand: 4, deadline: '2025-05-12' })
    expect((await pair()).back).toMatchObject({ quantity: 4, deadline: '2025-05-12' })
    await expectOnHand(4)
    await undo(id)
    await expectOnHand(10)
  })

  test('другое название выдачи — и у возврата; сам возврат не правят и не удаляют', async () => {
    const { id } = await gloves({ date: '2025-01-10' })
    await app.as(company.editor).patch(`/api/events/${id}`, { ppe: 'Краги', name: null })
    const { issue, back } = await pair()
    expect([issue?.name, back?.name, back?.ppe]).toEqual(['Краги', 'Краги', 'Краги'])
    const change = await app.as(company.editor).patch(`/api/events/${back?.id}`, { quantity: 1 })
    expect([change.status, change.body.errors[0].field]).toEqual([422, 'quantity'])
    expect((await app.as(company.editor).delete(`/api/events/${back?.id}`)).status).toBe(409)
    expect((await app.as(company.editor).delete(`/api/events/${id}`)).status).toBe(204)
    expect(await pair()).toEqual({ issue: undefined, back: undefined })
  })

  test('расходуемое не возвращают', async () => {
    const { id } = await gloves({ ppe: 'Крем', quantity: 100, unit: 'мл', date: '2025-01-10' })
    expect((await pair()).back).toBeUndefined()
    expect((await app.as(company.viewer).get(`/api/events/${id}`)).body.onHand).toBe(0)
  })

  test('возврат руками не заводится', async () => {
    const { employeeId: owner } = await gloves()
    const body = { companyId: company.id, employeeId: owner, ...GLOVES, eventType: 'return' }
    const answer = await post('/api/events', body)
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'eventType'])
  })
})
