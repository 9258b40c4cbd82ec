import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function names(company: TestCompany): Promise<string[]> {
  const { body } = await app.as(company.viewer).get(`/api/employee-groups?companyId=${company.id}`)
  return body.map(({ name }: { name: string }) => name)
}

describe('Отделы', () => {
  test('новый отдел виден всем участникам; в журнале запись', async () => {
    const company = await app.company()
    const { status, body } = await app
      .as(company.editor)
      .post('/api/employee-groups', { companyId: company.id, name: '  Бухгалтерия ' })
    expect([status, body]).toEqual([
      201,
      { id: body.id, companyId: company.id, name: 'Бухгалтерия', headEmployeeId: null, version: 1 },
    ])
    expect(await names(company)).toEqual(['Бухгалтерия'])
    const log = await app.rows('select action, entity_id, changes from audit_entries where company_id = $1', [
      company.id,
    ])
    expect(log).toEqual([
      {
        action: 'department.created',
        entity_id: body.id,
        changes: [{ field: 'name', from: null, to: 'Бухгалтерия' }],
      },
    ])
  })

  test('числа в названиях стоят по величине: «№ 2» раньше «№ 10»', async () => {
    const company = await app.company()
    for (const name of ['Цех № 10', 'Цех № 2', 'Цех № 1']) await addDepartment(app, company, name)
    expect(await names(company)).toEqual(['Цех № 1', 'Цех № 2', 'Цех № 10'])
  })

  test('порядок — русского алфавита: Ё между Е и Ж, строчные рядом с прописными', async () => {
    const company = await app.company()
    for (const name of ['Жестянка', 'ёлочный цех', 'Ёмкости', 'Единый центр', 'абразивный']) {
      await addDepartment(app, company, name)
    }
    expect(await names(company)).toEqual(['абразивный', 'Единый центр', 'ёлочный цех', 'Ёмкости', 'Жестянка'])
  })

  test.each([
    ['', 'name: Введите название компании'],
    ['   ', 'name: Введите название компании'],
    [null, 'name: Введите название компании'],
    ['Отдел\u0000', 'name: Недопустимые знаки'],
  ])('название %j: %s', async (name, description) => {
    const company = await app.company()
    const created = await app.as(company.owner).post('/api/employee-groups', { companyId: company.id, name })
    expect([created.status, created.body.description]).toEqual([422, description])
    const { id } = await addDepartment(app, company, 'Склад')
    const renamed = await app.as(company.owner).patch(`/api/employee-groups/${id}`, { name })
    expect([renamed.status, renamed.body.description]).toEqual([422, description])
    expect(await names(company)).toEqual(['Склад'])
  })

  test('второго отдела с тем же названием в организации нет, а в другой он может быть', async () => {
    const company = await app.company()
    const { id } = await addDepartment(app, company, 'Склад')
    await addDepartment(app, company, 'Касса')
    const path = '/api/employee-groups'
    const again = await app.as(company.owner).post(path, { companyId: company.id, name: 'СКЛАД' })
    expect([again.status, again.body.description]).toEqual([409, 'Отдел «СКЛАД» уже есть'])
    expect((await app.as(company.owner).patch(`${path}/${id}`, { name: 'касса' })).status).toBe(409)
    await addDepartment(app, await app.company(), 'Склад')
    expect(await names(company)).toEqual(['Касса', 'Склад'])
  })

  test('переименование: версия растёт, устаревшая не проходит, прежнее имя ничего не меняет', async () => {
    const company = await app.company()
    const { id } = await addDepartment(app, company, 'Склад')
    const path = `/api/employee-groups/${id}`
    const headers = { 'if-match': '"1"' }
    const renamed = await app.as(company.editor).patch(path, { name: 'склад' }, { headers })
    expect([renamed.status, renamed.body]).toEqual([
      200,
      { id, companyId: company.id, name: 'склад', headEmployeeId: null, version: 2 },
    ])
    const stale = await app.as(company.owner).patch(path, { name: 'Архив' }, { headers })
    expect([stale.status, stale.body.errors]).toEqual([
      412,
      [{ field: 'name', message: 'Значение уже изменено' }],
    ])
    expect(stale.body.description).toContain(company.editor.email)
    expect((await app.as(company.owner).patch(path, { name: 'склад' })).body.version).toBe(2)
  })

  test('руководитель: указывают, меняют, убирают; в журнале имена', async () => {
    const company = await app.company()
    const { id } = await addDepartment(app, company, 'Склад')
    const other = await addDepartment(app, company, 'Дирекция')
    const head = await addEmployee(app, company, { employeeGroupId: other.id })
    const path = `/api/employee-groups/${id}`
    const set = await app.as(company.editor).patch(path, { headEmployeeId: head.id })
    expect([set.status, set.body]).toEqual([
      200,
      { id, companyId: company.id, name: 'Склад', headEmployeeId: head.id, version: 2 },
    ])
    expect((await app.as(company.editor).patch(path, { headEmployeeId: head.id })).body.version).toBe(2)
    expect((await app.as(company.editor).patch(path, { name: 'Склад № 1' })).body.headEmployeeId).toBe(
      head.id,
    )
    expect(
      (await app.as(company.editor).patch(path, { headEmployeeId: null })).body.headEmployeeId,
    ).toBeNull()
    const log = await app.rows(
      `select changes from audit_entries where action = 'department.changed' and company_id = $1 order by id`,
      [company.id],
    )
    const name = 'Смирнова Ольга Викторовна'
    expect(log).toEqual([
      { changes: [{ field: 'head', from: null, to: name }] },
      { changes: [{ field: 'head', from: name, to: null }] },
    ])
  })

  test('уволенный и чужой руководителем не становятся', async () => {
    const company = await app.company()
    const { id } = await addDepartment(app, company, 'Склад')
    const gone = await addEmployee(app, company, { employeeGroupId: id })
    await app.as(company.owner).post(`/api/employees/${gone.id}/dismiss`, { dismissedOn: '2025-03-10' })
    const path = `/api/employee-groups/${id}`
    const refused = await app.as(company.owner).patch(path, { headEmployeeId: gone.id })
    expect([refused.status, refused.body.description]).toEqual([
      422,
      'headEmployeeId: Смирнова Ольга Викторовна: работник уволен',
    ])
    const unknown = await app.as(company.owner).patch(path, { headEmployeeId: 999_999 })
    expect([unknown.status, unknown.body.description]).toEqual([422, 'headEmployeeId: Такого работника нет'])
  })

  test('отдел, к которому относится рабочее место или который назван в происшествии, остаётся: сказано почему', async () => {
    const company = await app.company()
    const owner = app.as(company.owner)
    const { id: departmentId } = await addDepartment(app, company, 'Цех')
    const { body: place } = await owner.post('/api/workplaces', {
      companyId: company.id,
      number: '7',
      name: 'Слесарь',
      departmentId,
    })
    const path = `/api/employee-groups/${departmentId}`
    const held = await owner.delete(path)
    expect([held.status, held.body.description]).toEqual([
      409,
      'К отделу «Цех» относятся рабочие места: 1. Сначала укажите им другой отдел',
    ])
    await owner.patch(`/api/workplaces/${place.id}`, { departmentId: null })
    const { id: employeeId } = await addEmployee(app, company, {
      employeeGroupId: (await addDepartment(app, company, 'Склад')).id,
    })
    const incident = await owner.post('/api/incidents', {
      companyId: company.id,
      degree: 'easy',
      victimIds: [employeeId],
      departmentId,
      occurredAt: '2025-03-09T07:00:00Z',
      place: 'Цех',
      circumstances: 'Оступился на лестнице',
    })
    expect(incident.status, incident.text).toBe(201)
    const named = await owner.delete(path)
    expect([named.status, named.body.description]).toEqual([
      409,
      'Отдел «Цех» назван в происшествиях: 1. Их материалы хранятся, поэтому отдел остаётся',
    ])
  })

  test('пустой отдел удаляется, отдел с работником — нет, пусть тот и уволен', async () => {
    const company = await app.company()
    const empty = await addDepartment(app, company, 'Пустой')
    const full = await addDepartment(app, company, 'Полный')
    const { id } = await addEmployee(app, company, { employeeGroupId: full.id })
    await app.as(company.owner).post(`/api/employees/${id}/dismiss`, { dismissedOn: '2025-03-10' })
    expect((await app.as(company.owner).delete(`/api/employee-groups/${empty.id}`)).status).toBe(204)
    const refused = await app.as(company.owner).delete(`/api/employee-groups/${full.id}`)
    expect([refused.status, refused.body.description]).toEqual([
      409,
      'В отделе «Полный» числятся работники, считая уволенных: 1. Сначала переведите их в другой отдел',
    ])
    expect(await names(company)).toEqual(['Полный'])
    const log = await app.rows(
      `select changes from audit_entries where action = 'department.deleted' and company_id = $1`,
      [company.id],
    )
    expect(log).toEqual([{ changes: [{ field: 'name', from: 'Пустой', to: null }] }])
  })

  test('наблюдатель отделы не меняет', async () => {
    const company = await app.company()
    const { id } = await addDepartment(app, company, 'Склад')
    const viewer = app.as(company.viewer)
    const answers = [
      await viewer.post('/api/employee-groups', { companyId: company.id, name: 'Новый' }),
      await viewer.patch(`/api/employee-groups/${id}`, { name: 'Новый' }),
      await viewer.delete(`/api/employee-groups/${id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await names(company)).toEqual(['Склад'])
  })

  test('чужие отделы не видны и не меняются', async () => {
    const company = await app.company()
    const { id } = await addDepartment(app, company, 'Склад')
    const stranger = app.as((await app.company()).owner)
    const answers = [
      await stranger.get(`/api/employee-groups?companyId=${company.id}`),
      await stranger.post('/api/employee-groups', { companyId: company.id, name: 'Новый' }),
      await stranger.patch(`/api/employee-groups/${id}`, { name: 'Новый' }),
      await stranger.delete(`/api/employee-groups/${id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await names(company)).toEqual(['Склад'])
  })
})
