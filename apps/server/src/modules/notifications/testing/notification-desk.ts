import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { addEvent } from '../../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../../test/factories/people.ts'
import { signedInNow, type TestUser } from '../../../../test/factories/user.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../../test/world.ts'
import { makeNotifications } from '../index.ts'

type Shown = { id: number; title: string; content: string; link: string; important: boolean; isRead: boolean }

/** For each test a company with a driver whose first morning has been told of; `database` is for this file alone. */
export function notificationDesk(database: string) {
  let app: TestApp
  let company: TestCompany
  let driver: number

  beforeAll(async () => {
    app = await testApp({}, { alone: database })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.set(START)
    company = await app.company()
    const { id } = await addDepartment(app, company, 'Гараж')
    driver = (await addEmployee(app, company, { employeeGroupId: id, lastName: 'Иванов', sex: 'm' })).id
    // What the norms ask of everybody, and who answers for what, is told of on the first morning; the tests begin after it.
    await app.rows('update events set closed_on = $2 where company_id = $1', [company.id, '2025-03-10'])
    await makeNotifications(app.deps)
    await app.rows('delete from notifications where company_id = $1', [company.id])
  })

  const as = async (user: TestUser) => app.as(await signedInNow(app, user))

  async function list(search = '', user: TestUser = company.viewer): Promise<Shown[]> {
    const address = `/api/notifications?companyId=${company.id}${search}`
    const { status, body, text } = await (await as(user)).get(address)
    expect(status, text.slice(0, 300)).toBe(200)
    return body
  }

  /** Seven in the morning in Moscow. */
  async function morningOf(day: string): Promise<void> {
    app.clock.set(`${day}T04:00:00.000Z`)
    await makeNotifications(app.deps)
    await makeNotifications(app.deps)
  }

  return {
    as,
    list,
    morningOf,
    get app() {
      return app
    },
    get company() {
      return company
    },
    get driver() {
      return driver
    },
  }
}

/** A repeated briefing every six months. */
export async function addBriefing(
  { app, company }: { app: TestApp; company: TestCompany },
  employeeId: number,
  date: string,
): Promise<void> {
  const kind = { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }
  await addEvent(app, company, { employeeId, ...kind, date })
}
