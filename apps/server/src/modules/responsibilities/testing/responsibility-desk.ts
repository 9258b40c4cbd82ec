import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { addDepartment, addEmployee } from '../../../../test/factories/people.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../../test/world.ts'

export const ORDER = 'Приказ №12-ОТ от 03.03.2025'
export const NO_ORDER = 'Не требуется'

/** For each test a company with two people who may answer for something, and the calls about them. */
export function responsibilityDesk() {
  let app: TestApp
  let company: TestCompany
  let anna: number
  let pyotr: number

  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.set(START)
    company = await app.company()
    const { id: employeeGroupId } = await addDepartment(app, company, 'Служба охраны труда')
    const hire = async (person: object) =>
      (await addEmployee(app, company, { ...person, employeeGroupId })).id
    anna = await hire(ANNA)
    pyotr = await hire(PYOTR)
  })

  const client = () => app.as(company.editor)

  function appoint(roleId: number, employeeId: number, orderLink: unknown = NO_ORDER) {
    return client().post('/api/responsibilities', {
      companyId: company.id,
      employeeId,
      responsibilityRoleDefinitionId: roleId,
      orderLink,
    })
  }

  async function appointed(roleId: number, employeeId: number, orderLink = NO_ORDER): Promise<number> {
    const { status, body } = await appoint(roleId, employeeId, orderLink)
    expect(status, body.description).toBe(201)
    return body.responsibilityId
  }

  async function history() {
    return (await client().get(`/api/responsibilities/history?companyId=${company.id}`)).body
  }

  return {
    client,
    appoint,
    appointed,
    history,
    get app() {
      return app
    },
    get company() {
      return company
    },
    get anna() {
      return anna
    },
    get pyotr() {
      return pyotr
    },
  }
}

const ANNA = {
  lastName: 'Кузнецова',
  firstName: 'Анна',
  fatherName: 'Павловна',
  sex: 'f',
  positionStaff: 'Специалист по охране труда',
}
const PYOTR = {
  lastName: 'Черных',
  firstName: 'Пётр',
  fatherName: 'Ильич',
  sex: 'm',
  positionStaff: 'Главный инженер',
}
