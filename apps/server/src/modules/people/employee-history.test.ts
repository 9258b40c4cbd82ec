import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, testApp } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('История работника', () => {
  test('новое сверху: кто, когда и что изменил — словами, отделы и должности названиями', async () => {
    const company = await app.company()
    const stock = await addDepartment(app, company, 'Склад')
    const office = await addDepartment(app, company, 'Офис')
    const { id } = await addEmployee(app, company, { employeeGroupId: stock.id, snils: '001-001-001 12' })
    const editor = app.as(company.editor)
    app.clock.set('2025-03-10T09:05:00.000Z')
    await editor.patch(`/api/employees/${id}`, {
      employeeGroupId: office.id,
      positionId: 3,
      snils: null,
      sex: 'm',
    })
    await editor.post(`/api/employees/${id}/dismiss`, { dismissedOn: '2025-03-01' })
    await editor.delete(`/api/employee-groups/${stock.id}`)
    const { status, body } = await app.as(company.viewer).get(`/api/employees/${id}/history`)
    expect(status).toBe(200)
    expect(body.map(({ action }: { action: string }) => action)).toEqual([
      'employee.dismissed',
      'employee.changed',
      'employee.created',
    ])
    expect(body[0]).toMatchObject({
      at: '2025-03-10T09:05:00.000Z',
      userName: company.editor.email,
      changes: [{ field: 'dismissedOn', label: 'Дата увольнения', from: null, to: '2025-03-01' }],
    })
    expect(body[1].changes).toHaveLength(4)
    expect(body[1].changes).toEqual(
      expect.arrayContaining([
        { field: 'employeeGroupId', label: 'Отдел', from: 'Склад', to: 'Офис' },
        {
          field: 'positionId',
          label: 'Должность по справочнику',
          from: 'Экономист',
          to: 'Главный бухгалтер',
        },
        { field: 'snils', label: 'СНИЛС', from: '001-001-001 12', to: null },
        { field: 'sex', label: 'Пол', from: 'Женщина', to: 'Мужчина' },
      ]),
    )
    expect(body[2].changes).toContainEqual({
      field: 'lastName',
      label: 'Фамилия',
      from: null,
      to: 'Смирнова',
    })
  })

  test('чужого работника нет', async () => {
    const company = await app.company()
    const { id: employeeGroupId } = await addDepartment(app, company, 'Склад')
    const { id } = await addEmployee(app, company, { employeeGroupId })
    const stranger = await app.company()
    expect((await app.as(stranger.owner).get(`/api/employees/${id}/history`)).status).toBe(404)
  })
})
