import { afterAll, beforeAll } from 'vitest'
import { addEvent } from '../../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../../test/world.ts'

/** One company with a garage, where people are hired and what is due to them is recorded. */
export function eventDesk() {
  let app: TestApp
  let company: TestCompany
  let department: { id: number }

  beforeAll(async () => {
    app = await testApp()
    company = await app.company()
    department = await addDepartment(app, company, 'Гараж')
  })
  afterAll(() => app.close())

  const hire = (fields = {}) => addEmployee(app, company, { employeeGroupId: department.id, ...fields })
  const post = (path: string, body: object) => app.as(company.editor).post(path, body)
  const read = async (id: number) => (await app.as(company.viewer).get(`/api/events/${id}`)).body
  const history = async (id: number) => (await app.as(company.viewer).get(`/api/events/${id}/history`)).body

  async function repeatBriefing(fields = {}) {
    const { id: employeeId } = await hire()
    return addEvent(app, company, {
      employeeId,
      section: 'briefing',
      kind: 'repeat',
      periodicity: '6 месяцев',
      ...fields,
    })
  }

  return {
    hire,
    post,
    read,
    history,
    repeatBriefing,
    get app() {
      return app
    },
    get company() {
      return company
    },
    get department() {
      return department
    },
  }
}
