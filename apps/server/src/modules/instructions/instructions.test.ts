import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let department: { id: number }

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  department = await addDepartment(app, company, 'Цех')
})
afterAll(() => app.close())

const hire = async () => (await addEmployee(app, company, { employeeGroupId: department.id })).id
const editor = () => app.as(company.editor)
const NAME = 'Инструкция для токаря'

describe('Инструкции работника', () => {
  test('выдана, ознакомлен, пересмотр через пять лет; журнал', async () => {
    const employee = await hire()
    const path = `/api/employees/${employee}/instructions`
    const { status, body } = await editor().post(path, { name: NAME, number: '12', approvedOn: '2020-03-20' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      revisionDue: '2025-03-20',
      acknowledgedOn: null,
      state: 'missing',
      version: 1,
    })
    const known = await editor().patch(`${path}/${body.id}`, { acknowledgedOn: '2025-03-10' })
    expect(known.body).toMatchObject({ state: 'soon', number: '12', approvedOn: '2020-03-20', version: 2 })
    const renewed = await editor().patch(`${path}/${body.id}`, { approvedOn: '2025-03-01' })
    expect(renewed.body).toMatchObject({ revisionDue: '2030-03-01', state: 'ok' })
    const own = await editor().patch(`${path}/${body.id}`, { revisionDue: '2026-03-01' })
    expect(own.body.revisionDue).toBe('2026-03-01')
    expect((await app.as(company.viewer).get(path)).body).toEqual([own.body])
    const stale = await editor().delete(`${path}/${body.id}`, { headers: { 'if-match': '"1"' } })
    expect([stale.status, stale.body.conflict.saves.length]).toEqual([412, 3])
    expect((await app.as(company.viewer).get(path)).body).toEqual([own.body])
    expect((await editor().delete(`${path}/${body.id}`)).status).toBe(204)
    expect((await app.as(company.viewer).get(path)).body).toEqual([])
    const log = await app.rows(
      'select action from audit_entries where entity = $1 and entity_id = $2 order by id',
      ['instruction', body.id],
    )
    expect(log.map(({ action }) => action)).toEqual([
      'instruction.given',
      'instruction.changed',
      'instruction.changed',
      'instruction.changed',
      'instruction.taken',
    ])
  })

  test.each([
    ['name', { name: ' ' }],
    ['approvedOn', { approvedOn: '2025-03-11' }],
    ['approvedOn', { approvedOn: '1899-12-31' }],
    ['acknowledgedOn', { acknowledgedOn: '2025-03-11' }],
    ['acknowledgedOn', { acknowledgedOn: '2101-01-01' }],
    ['revisionDue', { approvedOn: '2025-01-01', revisionDue: '2024-01-01' }],
    ['state', { state: 'ok' }],
  ])('%s: %j — 422, ничего не записано', async (field, wrong) => {
    const path = `/api/employees/${await hire()}/instructions`
    const answer = await editor().post(path, { name: NAME, ...wrong })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
    expect((await editor().get(path)).body).toEqual([])
  })

  test('стоят по названию и номеру, № 2 раньше № 10', async () => {
    const path = `/api/employees/${await hire()}/instructions`
    for (const [name, number] of [
      [NAME, '10'],
      [NAME, '2'],
      ['Инструкция 10 для станочника', '1'],
      ['Инструкция 9 для станочника', '1'],
    ])
      expect((await editor().post(path, { name, number })).status).toBe(201)
    const { body } = await app.as(company.viewer).get(path)
    expect(body.map((one: { name: string; number: string }) => `${one.name}, ${one.number}`)).toEqual([
      'Инструкция 9 для станочника, 1',
      'Инструкция 10 для станочника, 1',
      `${NAME}, 2`,
      `${NAME}, 10`,
    ])
  })

  test('чужая инструкция под своим работником — 404', async () => {
    const [mine, another] = [await hire(), await hire()]
    const { body } = await editor().post(`/api/employees/${another}/instructions`, { name: NAME })
    const answer = await editor().patch(`/api/employees/${mine}/instructions/${body.id}`, { name: 'Иная' })
    expect(answer.status).toBe(404)
  })

  test('устаревшая версия — 412, уволенному — 409', async () => {
    const employee = await hire()
    const path = `/api/employees/${employee}/instructions`
    const { body } = await editor().post(path, { name: NAME })
    await editor().patch(`${path}/${body.id}`, { number: '1' })
    const headers = { 'if-match': '"1"' }
    expect((await editor().patch(`${path}/${body.id}`, { number: '2' }, { headers })).status).toBe(412)
    await editor().post(`/api/employees/${employee}/dismiss`, { dismissedOn: '2025-03-01' })
    expect((await editor().post(path, { name: NAME })).status).toBe(409)
  })

  test('многим: всем или никому', async () => {
    const ids = [await hire(), await hire()]
    const bulk = (body: object) =>
      editor().post('/api/instructions/bulk', { companyId: company.id, name: NAME, ...body })
    const other = await app.company()
    const { id: foreignGroup } = await addDepartment(app, other, 'Чужой')
    const { id: foreign } = await addEmployee(app, other, { employeeGroupId: foreignGroup })
    const count = () => app.rows('select count(*)::int as n from employee_instructions')
    const before = await count()
    expect((await bulk({ employeeIds: [...ids, foreign] })).status).toBe(422)
    expect((await bulk({ departmentId: foreignGroup })).status).toBe(422)
    expect((await bulk({})).status).toBe(422)
    expect(await count()).toEqual(before)
    expect((await bulk({ employeeIds: ids })).body).toHaveLength(2)
  })
})
