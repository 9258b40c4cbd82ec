import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee, EMPLOYEE_FIELDS } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const DRIVER = 70

/** A driver in two jobs. */
async function twoJobs() {
  const company = await app.company()
  const department = await addDepartment(app, company, 'Склад')
  const place = { employeeGroupId: department.id }
  const main = await addEmployee(app, company, { ...place, positionId: DRIVER })
  const second = await addEmployee(app, company, {
    ...place,
    personId: main.id,
    employmentKind: 'internal',
    positionId: DRIVER,
    hireDate: '2024-06-03',
  })
  return { company, place, main, second }
}

const read = async (company: TestCompany, id: number) =>
  (await app.as(company.viewer).get(`/api/employees/${id}`)).body

describe('Две работы одного человека', () => {
  test('у обеих один номер человека; второй основной работы не бывает', async () => {
    const { company, place, main, second } = await twoJobs()
    expect([(await read(company, main.id)).personId, (await read(company, second.id)).personId]).toEqual([
      main.id,
      main.id,
    ])
    const create = (more: object) =>
      app
        .as(company.editor)
        .post('/api/employees', { companyId: company.id, ...EMPLOYEE_FIELDS, ...place, ...more })
    const twice = await create({ personId: second.id, employmentKind: 'main' })
    expect([twice.status, twice.body.errors[0].field]).toEqual([422, 'employmentKind'])
    const stranger = await create({ personId: 2 ** 40, employmentKind: 'internal' })
    expect([stranger.status, stranger.body.errors[0].field]).toEqual([422, 'personId'])
  })

  test('фамилия и телефон меняются у человека, а не у работы; в журнале — у обеих', async () => {
    const { company, main, second } = await twoJobs()
    const changes = { lastName: 'Орлова', personalPhone: '+7 (900) 123-45-67', staffNumber: '17' }
    const { status } = await app.as(company.editor).patch(`/api/employees/${second.id}`, changes)
    expect(status).toBe(200)
    expect(await read(company, main.id)).toMatchObject({
      lastName: 'Орлова',
      personalPhone: '+7 (900) 123-45-67',
      staffNumber: null,
    })
    const log = await app.rows(
      "select entity_id from audit_entries where company_id = $1 and action = 'employee.changed'",
      [company.id],
    )
    expect(log.map(({ entity_id }) => entity_id).toSorted()).toEqual([main.id, second.id].toSorted())
  })

  test('в тарифе — один человек', async () => {
    const { company } = await twoJobs()
    const { body } = await app.as(company.owner).get(`/api/subscription?companyId=${company.id}`)
    expect(body.usage.employees).toBe(1)
  })

  test('общее спрошено один раз; уволенная работа отдаёт его оставшейся вместе с историей', async () => {
    const { company, main, second } = await twoJobs()
    const take = (id: number) => app.as(company.editor).post(`/api/employees/${id}/events/from-norms`, {})
    await take(main.id)
    await take(second.id)
    const rulesOf = async (id: number) =>
      (
        await app.rows(
          'select rule from events where company_id = $1 and employee_id = $2 and closed_on is null',
          [company.id, id],
        )
      ).map(({ rule }) => String(rule))
    const before = await rulesOf(main.id)
    const shared = before.filter((rule) => rule === 'training.first-aid' || /^medical\.\d/.test(rule))
    expect(shared.length).toBeGreaterThan(1)
    expect(await rulesOf(second.id)).toContain('briefing.initial')
    for (const rule of shared) expect(await rulesOf(second.id)).not.toContain(rule)
    const day = { dismissedOn: '2025-03-10' }
    expect((await app.as(company.editor).post(`/api/employees/${main.id}/dismiss`, day)).status).toBe(200)
    for (const rule of shared) expect(await rulesOf(second.id)).toContain(rule)
    expect((await app.as(company.editor).post(`/api/employees/${main.id}/restore`)).status).toBe(200)
  })
})
