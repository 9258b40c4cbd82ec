import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { addMisdated } from '../../../test/factories/recounts.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
let employeeId: number
beforeEach(async () => {
  company = await app.company()
  const { id } = await addDepartment(app, company, 'Цех')
  employeeId = (await addEmployee(app, company, { employeeGroupId: id, hireDate: '2025-02-03' })).id
})

const TRAINED = { section: 'training', periodicity: '3 года', date: '2025-03-03' }
const owner = () => app.as(company.owner)
const read = async (who = company.owner) =>
  (await app.as(who).get(`/api/recounts?companyId=${company.id}`)).body
const decide = (decision: 'apply' | 'keep', moves: object[]) =>
  owner().post('/api/recounts', { companyId: company.id, decision, moves })
const undo = (id: number) => owner().post(`/api/recounts/${id}/undo`)
const train = (programme: string) => addEvent(app, company, { ...TRAINED, programme, employeeId })

async function deadlineOf(id: number): Promise<string> {
  return (await owner().get(`/api/events/${id}`)).body.deadline
}

/** As an earlier edition had counted the first day of what the norms proposed. */
async function misplaced(id: number, firstDeadline: string): Promise<void> {
  await app.rows('update events set by_hand = false, first_deadline = $2, deadline = $2 where id = $1', [
    id,
    firstDeadline,
  ])
}

describe('сроки, которые правила считают иначе', () => {
  test('посчитанное нынешними правилами не движется, и ничего не записывается само', async () => {
    const { id } = await train('methods')
    expect(await read()).toEqual({ moves: [], decided: [] })
    await addMisdated(app, { id })
    await read()
    expect(await deadlineOf(id)).toBe('2027-03-03')
  })

  test('видно каждый срок с причиной; перенесённый отменяется без следа', async () => {
    const { id: first } = await addEvent(app, company, {
      section: 'training',
      programme: 'first-aid',
      periodicity: '3 года',
      employeeId,
    })
    const trained = await train('methods')
    await owner().patch(`/api/employees/${employeeId}`, { contractDate: '2025-01-20' })
    await misplaced(first, '2025-04-04')
    const done = await addMisdated(app, trained)
    const { moves } = await read()
    expect(moves).toMatchObject([
      {
        eventId: first,
        was: '2025-04-04',
        becomes: '2025-03-21',
        cause: 'start',
        basis: { clause: 'п. 36' },
      },
      { eventId: done, was: '2027-03-03', becomes: '2028-03-03', cause: 'rule' },
    ])
    const applied = await decide('apply', [{ eventId: done, becomes: '2028-03-03' }])
    expect(applied).toMatchObject({ status: 201, body: { decision: 'apply', terms: 1, undoneAt: null } })
    expect([await deadlineOf(done), await deadlineOf(first)]).toEqual(['2028-03-03', '2025-04-04'])
    expect((await read()).moves).toHaveLength(1)
    expect((await undo(applied.body.id)).body).toEqual({ restored: 1, changedSince: 0 })
    expect(await deadlineOf(done)).toBe('2027-03-03')
    expect((await read()).moves).toEqual(moves)
    expect((await undo(applied.body.id)).status).toBe(409)
  })

  test('оставленный как есть больше не спрашивается, пока решение стоит', async () => {
    const id = await addMisdated(app, await train('methods'))
    const kept = await decide('keep', [{ eventId: id, becomes: '2028-03-03' }])
    expect(await read()).toMatchObject({
      moves: [],
      decided: [{ id: kept.body.id, decision: 'keep', terms: 1 }],
    })
    expect(await deadlineOf(id)).toBe('2027-03-03')
    expect((await undo(kept.body.id)).body).toEqual({ restored: 1, changedSince: 0 })
    expect((await read()).moves).toHaveLength(1)
  })

  test('проведённое после переноса отмена не трогает', async () => {
    const id = await addMisdated(app, await train('methods'))
    const { body } = await decide('apply', [{ eventId: id, becomes: '2028-03-03' }])
    const again = { date: '2025-03-10' }
    expect(await owner().post(`/api/events/${id}/complete`, again)).toMatchObject({ status: 200 })
    expect((await undo(body.id)).body).toEqual({ restored: 0, changedSince: 1 })
    expect(await deadlineOf(id)).toBe('2028-03-10')
  })

  test('другой день или чужой срок — отказ целиком', async () => {
    const id = await addMisdated(app, await train('methods'))
    const good = { eventId: id, becomes: '2028-03-03' }
    expect((await decide('apply', [good, { eventId: id, becomes: '2028-03-04' }])).status).toBe(409)
    expect((await decide('apply', [])).status).toBe(422)
    expect(await deadlineOf(id)).toBe('2027-03-03')
  })

  test('решает владелец; редактор и наблюдатель видят', async () => {
    const id = await addMisdated(app, await train('methods'))
    for (const who of [company.editor, company.viewer]) {
      expect((await read(who)).moves).toHaveLength(1)
      const body = {
        companyId: company.id,
        decision: 'apply',
        moves: [{ eventId: id, becomes: '2028-03-03' }],
      }
      expect((await app.as(who).post('/api/recounts', body)).status).toBe(403)
    }
  })
})
