import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const DRIVER = 70

let app: TestApp
let company: TestCompany
let employeeId: number
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await app.company()
  const { id } = await addDepartment(app, company, 'Гараж')
  const days = { hireDate: '2025-02-03', birthDate: '1990-05-05', sex: 'm' }
  employeeId = (await addEmployee(app, company, { employeeGroupId: id, positionId: DRIVER, ...days })).id
  const taken = await client().post(`/api/employees/${employeeId}/events/from-norms`, {})
  expect(taken.status).toBe(200)
})

const client = () => app.as(company.editor)
const path = () => `/api/employees/${employeeId}`

async function deadlines(): Promise<Record<string, string | null>> {
  const rows = await app.rows(
    `select rule, deadline::text from events where company_id = $1 and closed_on is null and rule is not null`,
    [company.id],
  )
  return Object.fromEntries(rows.map(({ rule, deadline }) => [rule, deadline]))
}

async function eventOf(rule: string): Promise<number> {
  const [row] = await app.rows(`select id::int from events where company_id = $1 and rule = $2`, [
    company.id,
    rule,
  ])
  return Number(row?.id)
}

type Moved = { eventId: number; name: string; was: string; becomes: string; basis: { explanation: string } }

const preview = async (changes: object): Promise<Moved[]> => {
  const { status, body } = await client().post(`${path()}/terms`, changes)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('день договора и первый рабочий день', () => {
  test('показано, какие сроки сдвинутся, откуда куда и почему; ничего не записано', async () => {
    const before = await deadlines()
    const moved = await preview({ contractDate: '2025-01-20', firstWorkingDay: '2025-02-10' })
    const named = (name: string) => moved.find((one) => one.name.startsWith(name))
    expect(named('Вводный инструктаж')).toMatchObject({ was: '2025-02-03', becomes: '2025-02-10' })
    expect(named('Программа Б')).toMatchObject({ was: '2025-04-04', becomes: '2025-03-21' })
    expect(named('Программа Б')?.basis.explanation).toContain('трудового договора 20.01.2025')
    expect(await deadlines()).toEqual(before)
  })

  test('записанное сдвигает ровно показанное; вернули дни — вернулись и сроки', async () => {
    const before = await deadlines()
    const days = { contractDate: '2025-01-20', firstWorkingDay: '2025-02-10' }
    const moved = await preview(days)
    expect((await client().patch(path(), days)).status).toBe(200)
    const after = await deadlines()
    expect(Object.keys(before).filter((rule) => before[rule] !== after[rule])).toHaveLength(moved.length)
    for (const { eventId, becomes } of moved)
      expect(await app.rows('select deadline::text from events where id = $1', [eventId])).toEqual([
        { deadline: becomes },
      ])
    await client().patch(path(), { contractDate: null, firstWorkingDay: null })
    expect(await deadlines()).toEqual(before)
  })

  test('назначенное вручную остаётся; остальное в записи сроков не трогает', async () => {
    const id = await eventOf('training.methods')
    await client().patch(`/api/events/${id}`, { firstDeadline: '2025-03-15' })
    const moved = await preview({ contractDate: '2025-01-20' })
    expect(moved.map(({ eventId }) => eventId)).not.toContain(id)
    expect(await preview({ staffNumber: '12' })).toEqual([])
  })

  test('негодный день назван полем и словами', async () => {
    const { status, body } = await client().post(`${path()}/terms`, { hireDate: '1990-01-01' })
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'hireDate', message: 'Дата приёма раньше, чем работнику исполнилось 14 лет' }],
    ])
  })
})

describe('первый повторный инструктаж', () => {
  test('считается от проведённого первичного; отмена возвращает', async () => {
    const before = await deadlines()
    expect(before['briefing.repeat']).toBe('2025-08-03')
    const id = await eventOf('briefing.initial')
    const done = await client().post(`/api/events/${id}/complete`, { date: '2025-02-07' })
    expect(done.status, done.text).toBe(200)
    expect((await deadlines())['briefing.repeat']).toBe('2025-08-07')
    expect((await client().post(`/api/events/${id}/undo`, {})).status).toBe(200)
    expect(await deadlines()).toEqual(before)
  })

  test('день, который назначили сами, первичный не сдвигает', async () => {
    const repeat = await eventOf('briefing.repeat')
    await client().patch(`/api/events/${repeat}`, { firstDeadline: '2025-06-01' })
    await client().post(`/api/events/${await eventOf('briefing.initial')}/complete`, { date: '2025-02-07' })
    expect((await deadlines())['briefing.repeat']).toBe('2025-06-01')
  })
})
