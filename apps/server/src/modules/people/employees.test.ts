import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee, EMPLOYEE_FIELDS } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let department: { id: number }

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  department = await addDepartment(app, company, 'Склад')
})
afterAll(() => app.close())

function create(fields: Readonly<Record<string, unknown>>) {
  const body = { companyId: company.id, employeeGroupId: department.id, ...EMPLOYEE_FIELDS, ...fields }
  return app.as(company.editor).post('/api/employees', body)
}

describe('Должности', () => {
  test('справочник по алфавиту, номера неизменны, названия не повторяются', async () => {
    const { body } = await app.as(company.viewer).get('/api/positions')
    const names = body.map(({ name }: { name: string }) => name)
    expect(names.length).toBeGreaterThanOrEqual(220)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(names.toSorted(new Intl.Collator('ru').compare))
    expect(body).toContainEqual(expect.objectContaining({ id: 1, name: 'Генеральный директор' }))
    expect(body).toContainEqual(expect.objectContaining({ id: 9, name: 'Специалист по охране труда' }))
  })
})

describe('Новый работник', () => {
  test('записан со всеми полями, ФИО приведены к виду; в журнале запись', async () => {
    const given = {
      lastName: '  иванова - ПЕТРОВА',
      positionStaff: 'Ведущий экономист отдела снабжения и сбыта',
      snils: '00100100112',
      staffNumber: '00042',
      contractDate: '2020-01-05',
      firstWorkingDay: '2020-01-13',
      personalPhone: '89001234567',
      internalPhone: '0045',
      workEmail: 'ivanova@example.test',
    }
    const { status, body } = await create(given)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...EMPLOYEE_FIELDS,
      id: body.id,
      personId: body.id,
      employmentKind: 'main',
      companyId: company.id,
      employeeGroupId: department.id,
      version: 1,
      position: { id: 5, name: 'Экономист' },
      lastName: 'Иванова-Петрова',
      positionStaff: 'Ведущий экономист отдела снабжения и сбыта',
      snils: '001-001-001 12',
      staffNumber: '00042',
      contractDate: '2020-01-05',
      firstWorkingDay: '2020-01-13',
      personalPhone: '+7 (900) 123-45-67',
      workMobilePhone: null,
      workPhone: null,
      internalPhone: '0045',
      email: null,
      workEmail: 'ivanova@example.test',
      dismissedOn: null,
    })
    expect((await app.as(company.viewer).get(`/api/employees/${body.id}`)).body).toEqual(body)
    const [entry] = await app.rows('select * from audit_entries where entity_id = $1 and entity = $2', [
      body.id,
      'employee',
    ])
    expect(entry).toMatchObject({ action: 'employee.created', user_id: company.editor.id })
  })

  test.each([
    ['employeeGroupId', undefined, 'Укажите отдел'],
    ['employeeGroupId', 2 ** 40, 'Такого отдела нет'],
    ['positionId', undefined, 'Укажите должность'],
    ['positionId', 2 ** 40, 'Такой должности нет в справочнике'],
    ['lastName', ' ', 'Обязательное поле'],
    ['firstName', 'Ольга1', 'Только буквы, пробел и дефис'],
    ['fatherName', undefined, 'Обязательное поле'],
    ['sex', 'ж', 'Укажите пол'],
    ['birthDate', '1985-02-29', 'Дата в виде ГГГГ-ММ-ДД'],
    ['birthDate', '2011-03-11', 'Работнику должно быть не меньше 14 лет'],
    ['birthDate', '1925-03-09', 'Проверьте год рождения: работнику больше 100 лет'],
    ['hireDate', '1999-02-27', 'Дата приёма раньше, чем работнику исполнилось 14 лет'],
    ['hireDate', '09.01.2020', 'Дата в виде ГГГГ-ММ-ДД'],
    ['contractDate', '09.01.2020', 'Дата в виде ГГГГ-ММ-ДД'],
    ['contractDate', '1999-02-27', 'Дата договора раньше, чем работнику исполнилось 14 лет'],
    ['firstWorkingDay', '1999-02-27', 'Первый рабочий день раньше, чем работнику исполнилось 14 лет'],
    ['staffNumber', '0'.repeat(31), 'Не длиннее 30 знаков'],
    ['snils', '123-456-789 00', 'СНИЛС в виде 000-000-000 00 с верным контрольным числом'],
    ['personalPhone', '12', 'Телефон в виде +7 (000) 000-00-00'],
    ['internalPhone', '12345678901', 'Не длиннее 10 знаков'],
    ['email', 'почта', 'Неверный e-mail'],
    ['dismissedOn', '2025-01-01', 'Неизвестное поле: dismissedOn'],
  ])('%s = %j: %s, и ничего не записано', async (field, value, message) => {
    const before = await app.rows('select 1 from employees where company_id = $1', [company.id])
    const answer = await create({ [field]: value })
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]])
    expect(await app.rows('select 1 from employees where company_id = $1', [company.id])).toEqual(before)
  })

  test('отдел чужой организации — ошибка поля, ничего не записано', async () => {
    const other = await app.company()
    const foreign = await addDepartment(app, other, 'Чужой')
    const answer = await create({ employeeGroupId: foreign.id })
    expect([answer.status, answer.body.description]).toEqual([422, 'employeeGroupId: Такого отдела нет'])
  })

  test('сверх тарифа — 402, одновременно двоих на последнее место не принять', async () => {
    const full = await app.company()
    const { id } = await addDepartment(app, full, 'Офис')
    await app.rows(`update subscriptions set tariff = 'basic' where company_id = $1`, [full.id])
    await app.rows(
      `insert into employees (company_id, created_at, updated_at, department_id, position_id, last_name, first_name,
         father_name, sex, birth_date, hire_date)
       select $1, $2, $2, $3, 5, 'Иванов', 'Иван', 'Иванович', 'm', '1990-01-01', '2020-01-01' from generate_series(1, 49)`,
      [full.id, app.clock.now(), id],
    )
    const body = { companyId: full.id, employeeGroupId: id, ...EMPLOYEE_FIELDS }
    const answers = await Promise.all([1, 2, 3].map(() => app.as(full.owner).post('/api/employees', body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 402, 402])
    expect(answers.find(({ status }) => status === 402)?.body.description).toContain('50 работников')
    const hired = answers.find(({ status }) => status === 201)?.body.id
    await app.as(full.owner).post(`/api/employees/${hired}/dismiss`, { dismissedOn: '2025-03-01' })
    await addEmployee(app, full, { employeeGroupId: id })
    expect((await app.as(full.owner).post(`/api/employees/${hired}/restore`)).status).toBe(402)
  })
})

describe('Изменение работника', () => {
  test('меняется названное, null очищает, в журнале только изменённое', async () => {
    const { body: before } = await create({ email: 'a@example.test', positionStaff: 'Экономист склада' })
    const path = `/api/employees/${before.id}`
    const { status, body } = await app
      .as(company.editor)
      .patch(path, { email: null, lastName: 'смирнова-лебедева', positionId: 3 })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      email: null,
      lastName: 'Смирнова-Лебедева',
      positionId: 3,
      position: { id: 3, name: 'Главный бухгалтер' },
      version: 2,
    })
    const [entry] = await app.rows(
      `select changes from audit_entries where action = 'employee.changed' and entity_id = $1`,
      [before.id],
    )
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'email', from: 'a@example.test', to: null },
        { field: 'lastName', from: 'Смирнова', to: 'Смирнова-Лебедева' },
        { field: 'positionId', from: 5, to: 3 },
      ]),
    )
    expect(entry?.changes).toHaveLength(3)
    expect((await app.as(company.editor).patch(path, { positionId: 3 })).body.version).toBe(2)
  })

  test.each([
    ['lastName', null, 'Обязательное поле'],
    ['employeeGroupId', null, 'Укажите отдел'],
    ['employeeGroupId', 2 ** 40, 'Такого отдела нет'],
    ['birthDate', '2015-01-01', 'Работнику должно быть не меньше 14 лет'],
    ['hireDate', '1990-01-01', 'Дата приёма раньше, чем работнику исполнилось 14 лет'],
    ['companyId', 1, 'Неизвестное поле: companyId'],
    ['version', 7, 'Неизвестное поле: version'],
  ])('%s = %j: %s', async (field, value, message) => {
    const { body } = await create({})
    const answer = await app.as(company.owner).patch(`/api/employees/${body.id}`, { [field]: value })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual({ field, message })
    expect((await app.as(company.owner).get(`/api/employees/${body.id}`)).body).toEqual(body)
  })

  test('устаревшая версия: 412 с тем, кто и что изменил', async () => {
    const { body } = await create({})
    const path = `/api/employees/${body.id}`
    await app.as(company.editor).patch(path, { internalPhone: '12' })
    const late = await app.as(company.owner).patch(path, { sex: 'm' }, { headers: { 'if-match': '"1"' } })
    expect([late.status, late.body.errors]).toEqual([
      412,
      [{ field: 'internalPhone', message: 'Значение уже изменено' }],
    ])
    expect(late.body.description).toContain(company.editor.email)
    expect(late.body.description).toContain('Изменено: Внутренний телефон.')
  })

  test('дата приёма не может обогнать увольнение', async () => {
    const { body } = await create({})
    const path = `/api/employees/${body.id}`
    await app.as(company.owner).post(`${path}/dismiss`, { dismissedOn: '2024-05-01' })
    const answer = await app.as(company.owner).patch(path, { hireDate: '2024-05-02' })
    expect([answer.status, answer.body.description]).toEqual([
      422,
      'hireDate: Дата увольнения раньше даты приёма',
    ])
  })
})

describe('Список работников', () => {
  test('по алфавиту: Ё рядом с Е, однофамильцы — по имени', async () => {
    const own = await app.company()
    const { id: employeeGroupId } = await addDepartment(app, own, 'Офис')
    for (const [lastName, firstName] of [
      ['Жуков', 'Пётр'],
      ['Ёлкин', 'Олег'],
      ['Елкин', 'Яков'],
      ['Ежов', 'Иван'],
      ['Жуков', 'Андрей'],
    ] as const) {
      await addEmployee(app, own, { employeeGroupId, lastName, firstName })
    }
    const { body } = await app.as(own.viewer).get(`/api/employees?companyId=${own.id}`)
    expect(body.map((row: Record<string, string>) => `${row.lastName} ${row.firstName}`)).toEqual([
      'Ежов Иван',
      'Елкин Яков',
      'Ёлкин Олег',
      'Жуков Андрей',
      'Жуков Пётр',
    ])
  })
})

describe('Кто что может', () => {
  test('наблюдатель читает, но не меняет', async () => {
    const { body } = await create({})
    const viewer = app.as(company.viewer)
    const path = `/api/employees/${body.id}`
    const refused = [
      await viewer.post('/api/employees', {
        companyId: company.id,
        employeeGroupId: department.id,
        ...EMPLOYEE_FIELDS,
      }),
      await viewer.patch(path, { sex: 'm' }),
      await viewer.post(`${path}/dismiss`, { dismissedOn: '2025-03-01' }),
      await viewer.post(`${path}/restore`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await viewer.get(path)).status).toBe(200)
  })

  test('чужого работника нет ни в одном вызове', async () => {
    const { body } = await create({})
    const other = await app.company()
    const stranger = app.as(other.owner)
    const path = `/api/employees/${body.id}`
    const input = { companyId: company.id, employeeGroupId: department.id, ...EMPLOYEE_FIELDS }
    const answers = [
      await stranger.get(`/api/employees?companyId=${company.id}`),
      await stranger.get(path),
      await stranger.post('/api/employees', input),
      await stranger.patch(path, { sex: 'm' }),
      await stranger.post(`${path}/dismiss`, { dismissedOn: '2025-03-01' }),
      await stranger.post(`${path}/restore`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    const own = await addDepartment(app, other, 'Офис')
    const { id } = await addEmployee(app, other, { employeeGroupId: own.id })
    const moved = await stranger.patch(`/api/employees/${id}`, { employeeGroupId: department.id })
    expect([moved.status, moved.body.description]).toEqual([422, 'employeeGroupId: Такого отдела нет'])
  })
})
