import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let employeeGroupId: number

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  employeeGroupId = (await addDepartment(app, company, 'Склад')).id
})
afterAll(() => app.close())

describe('Увольнение', () => {
  test('уволенный уходит из списка, его карточка и журнал остаются; восстановленный возвращается', async () => {
    const own = await app.company()
    const { id: employeeGroupId } = await addDepartment(app, own, 'Офис')
    const { id } = await addEmployee(app, own, { employeeGroupId })
    const owner = app.as(own.owner)
    const list = async (query = '') =>
      (await owner.get(`/api/employees?companyId=${own.id}${query}`)).body.map(
        (row: { id: number }) => row.id,
      )
    const dismissed = await owner.post(`/api/employees/${id}/dismiss`, { dismissedOn: '2025-03-10' })
    expect([dismissed.status, dismissed.body.dismissedOn, dismissed.body.version]).toEqual([
      200,
      '2025-03-10',
      2,
    ])
    expect([await list(), await list('&dismissed=true')]).toEqual([[], [id]])
    expect((await owner.get(`/api/employees/${id}`)).status).toBe(200)
    expect((await owner.post(`/api/employees/${id}/dismiss`, { dismissedOn: '2025-03-10' })).status).toBe(409)
    const restored = await owner.post(`/api/employees/${id}/restore`)
    expect([restored.status, restored.body.dismissedOn]).toEqual([200, null])
    expect((await owner.post(`/api/employees/${id}/restore`)).status).toBe(409)
    expect(await list()).toEqual([id])
    const log = await app.rows(
      `select action, changes from audit_entries where entity_id = $1 and company_id = $2 order by id`,
      [id, own.id],
    )
    expect(log.slice(1)).toEqual([
      { action: 'employee.dismissed', changes: [{ field: 'dismissedOn', from: null, to: '2025-03-10' }] },
      { action: 'employee.restored', changes: [{ field: 'dismissedOn', from: '2025-03-10', to: null }] },
    ])
  })

  test.each([
    ['2020-01-08', 'Дата увольнения раньше даты приёма'],
    ['2025-03-11', 'Дата увольнения ещё не наступила'],
    [null, 'Обязательное поле'],
  ])('%s: %s', async (dismissedOn, message) => {
    const { id } = await addEmployee(app, company, { employeeGroupId })
    const answer = await app.as(company.owner).post(`/api/employees/${id}/dismiss`, { dismissedOn })
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field: 'dismissedOn', message }]])
  })

  test('сегодня — день часового пояса организации', async () => {
    const own = await app.company()
    const { id: employeeGroupId } = await addDepartment(app, own, 'Офис')
    const { id } = await addEmployee(app, own, { employeeGroupId })
    await app.as(own.owner).patch(`/api/companies/${own.id}`, { timeZone: 'Pacific/Pago_Pago' })
    const dismiss = (dismissedOn: string) =>
      app.as(own.owner).post(`/api/employees/${id}/dismiss`, { dismissedOn })
    expect((await dismiss('2025-03-10')).body.description).toBe(
      'dismissedOn: Дата увольнения ещё не наступила',
    )
    expect((await dismiss('2025-03-09')).status).toBe(200)
  })
})
