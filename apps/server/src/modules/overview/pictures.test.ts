import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let garage: number
let driver: number
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
  garage = (await addDepartment(app, company, 'Гараж')).id
  await addDepartment(app, company, 'Пустой отдел')
  driver = (await addEmployee(app, company, { employeeGroupId: garage, lastName: 'Иванов' })).id
})
afterAll(() => app.close())

const REPEAT = { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }

async function pictures() {
  const { status, body, text } = await owner().get(`/api/overview/pictures?companyId=${company.id}`)
  expect(status, text).toBe(200)
  return body
}

const owner = () => app.as(company.owner)

async function overdueToday(): Promise<number> {
  const { body } = await owner().get(`/api/overview?companyId=${company.id}`)
  return body.sections.reduce((sum: number, { overdue }: { overdue: number }) => sum + overdue, 0)
}

test('ничего не внесено: рассказывать о прошлом нечего', async () => {
  const { since, overdue, departments, incidents } = await pictures()
  expect(since).toBeNull()
  expect(overdue).toEqual([])
  expect(departments).toEqual([
    { id: garage, name: 'Гараж', people: { inOrder: 1, overdue: 0, missing: 0, notEntered: 0 } },
  ])
  expect(incidents).toHaveLength(12)
  expect(incidents.at(-1)).toEqual({ month: '2025-03', incidents: 0, microtraumas: 0 })
})

test('неделя за неделей: просрочено, проведено поздно; последняя — то же, что на сводке', async () => {
  const event = await addEvent(app, company, { employeeId: driver, ...REPEAT, date: '2024-08-20' })
  await addEvent(app, company, { employeeId: driver, ...REPEAT, date: '2024-08-01' })
  // Entered three weeks ago: the clock of a test does not go so far without another sign-in.
  await app.rows("update events set entered_on = '2025-02-17' where company_id = $1", [company.id])
  expect((await pictures()).overdue).toEqual([
    { day: '2025-02-23', overdue: 2 },
    { day: '2025-03-02', overdue: 2 },
    { day: '2025-03-09', overdue: 2 },
    { day: '2025-03-10', overdue: 2 },
  ])
  const done = await owner().post('/api/events/complete', {
    companyId: company.id,
    eventIds: [event.id],
    date: '2025-03-05',
  })
  expect(done.status, done.text).toBe(200)
  const { since, overdue } = await pictures()
  expect(since).toBe('2025-02-17')
  expect(overdue.map((week: { overdue: number }) => week.overdue)).toEqual([2, 2, 1, 1])
  expect(overdue.at(-1).overdue).toBe(await overdueToday())
})

test('отметка, которую отменили, просрочки не снимает', async () => {
  const event = await addEvent(app, company, { employeeId: driver, ...REPEAT, date: '2024-08-01' })
  const client = owner()
  const done = await client.post('/api/events/complete', {
    companyId: company.id,
    eventIds: [event.id],
    date: '2025-03-09',
  })
  expect((await pictures()).overdue.at(-1).overdue).toBe(0)
  const undone = await client.post('/api/events/undo', {
    companyId: company.id,
    completionIds: done.body.map(({ completionId }: { completionId: number }) => completionId),
  })
  expect(undone.status, undone.text).toBeLessThan(300)
  expect((await pictures()).overdue.at(-1).overdue).toBe(1)
})

test('люди отдела: в порядке, с просроченным, с непроведённым', async () => {
  await addEvent(app, company, { employeeId: driver, ...REPEAT, date: '2024-08-01' })
  const second = (await addEmployee(app, company, { employeeGroupId: garage, lastName: 'Петров' })).id
  await addEvent(app, company, { employeeId: second, ...REPEAT, date: '2025-03-01' })
  const third = (await addEmployee(app, company, { employeeGroupId: garage, lastName: 'Сидоров' })).id
  await addEvent(app, company, { employeeId: third, ...REPEAT, date: null, firstDeadline: '2025-03-31' })
  expect((await pictures()).departments).toMatchObject([
    { people: { inOrder: 1, overdue: 1, missing: 1, notEntered: 0 } },
  ])
})

test('происшествия и микротравмы стоят в своём месяце', async () => {
  const incident = await owner().post('/api/incidents', {
    companyId: company.id,
    degree: 'easy',
    place: 'Цех',
    circumstances: 'Упал',
    victimIds: [driver],
    // The first of February by the company's clocks.
    occurredAt: '2025-01-31T21:30:00Z',
    toldAt: '2025-01-31T21:30:00Z',
  })
  expect(incident.status, incident.text).toBe(201)
  const { incidents } = await pictures()
  expect(incidents.filter(({ incidents: count }: { incidents: number }) => count > 0)).toEqual([
    { month: '2025-02', incidents: 1, microtraumas: 0 },
  ])
})
