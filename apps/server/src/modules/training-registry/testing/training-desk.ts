import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { addDepartment, addEmployee } from '../../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../../test/world.ts'

/** For each test a company with one worker who can be trained. */
export function trainingDesk() {
  let app: TestApp
  let company: TestCompany
  let departmentId: number
  let employeeId: number

  beforeAll(async () => {
    app = await testApp()
  })
  beforeEach(async () => {
    company = await app.company()
    departmentId = (await addDepartment(app, company, 'Отдел продаж')).id
    employeeId = await hire('Смирнова', '112-233-445 95')
  })
  afterAll(() => app.close())

  const client = () => app.as(company.owner)

  async function hire(lastName: string, snils: string | null): Promise<number> {
    return (await addEmployee(app, company, { employeeGroupId: departmentId, lastName, snils })).id
  }

  /** Trained by the employer itself unless told; every three years by the norm. */
  async function trained(facts: Readonly<Record<string, unknown>> = {}) {
    const { status, body, text } = await client().post('/api/events', {
      companyId: company.id,
      employeeId,
      section: 'training',
      programme: 'general',
      periodicity: '3 года',
      date: '2025-03-05',
      hours: 16,
      protocolNumber: '12',
      result: 'passed',
      ...facts,
    })
    expect(status, text.slice(0, 300)).toBe(201)
    return body
  }

  return {
    client,
    hire,
    trained,
    get app() {
      return app
    },
    get company() {
      return company
    },
    get departmentId() {
      return departmentId
    },
    get employeeId() {
      return employeeId
    },
  }
}
