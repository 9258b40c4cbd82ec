import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { addDepartment, addEmployee } from '../../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../../test/world.ts'

type Chosen = Readonly<Record<string, unknown>>

export const YEAR = { from: '2025-01-01', to: '2025-12-31' }

/** For each test a company with one worker whose records are printed. */
export function recordPaperDesk() {
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
    employeeId = await hire('Смирнова')
  })
  afterAll(() => app.close())

  const client = () => app.as(company.owner)

  async function hire(lastName: string, fields: Readonly<Record<string, unknown>> = {}): Promise<number> {
    return (await addEmployee(app, company, { employeeGroupId: departmentId, lastName, ...fields })).id
  }

  async function event(section: string, facts: Readonly<Record<string, unknown>>) {
    const { status, body, text } = await client().post('/api/events', {
      companyId: company.id,
      employeeId,
      section,
      periodicity: '1 год',
      ...facts,
    })
    expect(status, text.slice(0, 300)).toBe(201)
    return body
  }

  const draft = (id: string, chosen: Chosen = {}) =>
    client().post(`/api/record-papers/${id}/draft`, { companyId: company.id, ...chosen })
  const register = (id: string, chosen: Chosen = {}) =>
    client().post(`/api/record-papers/${id}`, { companyId: company.id, ...chosen })

  /** The text of one paper as it would be read. */
  async function textOf(id: string, chosen: Chosen = {}): Promise<string> {
    const { status, bytes, text } = await draft(id, chosen)
    expect(status, text.slice(0, 300)).toBe(200)
    return documentText(bytes)
  }

  /** Records are of somebody else from now on. */
  async function turnTo(lastName: string, fields: Readonly<Record<string, unknown>> = {}): Promise<void> {
    employeeId = await hire(lastName, fields)
  }

  return {
    client,
    hire,
    turnTo,
    event,
    draft,
    register,
    textOf,
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
