import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type IncidentWorld, incidentWorld, reported } from './factories/incidents.ts'
import { START, type TestApp, type TestCompany, testApp } from './world.ts'

/** For each test a company of five people where an accident can be reported. */
export function incidentDesk() {
  let app: TestApp
  let company: TestCompany
  let people: IncidentWorld

  beforeAll(async () => {
    app = await testApp()
  })
  beforeEach(async () => {
    app.clock.set(START)
    company = await app.company()
    people = await incidentWorld(app, company)
  })
  afterAll(() => app.close())

  const report = (changes: object = {}) =>
    app.as(company.editor).post('/api/incidents', reported(company, people, changes))

  return {
    report,
    /** The number of an incident just reported. */
    async opened(changes: object = {}): Promise<number> {
      const { status, body, text } = await report(changes)
      expect(status, text.slice(0, 300)).toBe(201)
      return body.id
    },
    patch: (id: number, changes: object) => app.as(company.editor).patch(`/api/incidents/${id}`, changes),
    get app() {
      return app
    },
    get company() {
      return company
    },
    get people() {
      return people
    },
  }
}
