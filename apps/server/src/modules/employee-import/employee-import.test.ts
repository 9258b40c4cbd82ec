import { READ_LIMITS, writeWorkbook } from '@ot/spreadsheet'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee, EMPLOYEE_FIELDS } from '../../../test/factories/people.ts'
import { formWithout } from '../../../test/upload.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { csv } from './testing/staff.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const HEADER = ['ФИО', 'Отдел', 'Должность', 'Дата рождения', 'Дата приёма']
const PETR = ['Ёлкин Пётр Ильич', 'Склад', 'Кладовщик', '01.05.1990', '01.03.2021']
const ANNA = ['Ёлкина Анна Ильинична', 'Склад', 'Экономист', '02.05.1992', '02.03.2021']

type Extra = { dryRun?: boolean; fields?: Record<string, string>; headers?: Record<string, string> }

function send(
  company: TestCompany,
  rows: readonly (readonly string[])[],
  { dryRun, fields, headers }: Extra = {},
) {
  const path = `/api/employees/import?companyId=${company.id}${dryRun === true ? '&dryRun=true' : ''}`
  const upload = { fileName: 'список.csv', bytes: csv(rows), ...(fields && { fields }) }
  return app.as(company.editor).upload(path, upload, headers === undefined ? {} : { headers })
}

const employeesOf = (company: TestCompany) =>
  app.rows('select * from employees where company_id = $1 order by id', [company.id])
const auditOf = (company: TestCompany) =>
  app.rows(
    `select action, entity_id::int as id, user_id::int as user, changes from audit_entries a where company_id = $1 order by a.id`,
    [company.id],
  )

/** Everything an import could touch. */
async function stateOf(company: TestCompany) {
  const tables = ['employees', 'departments', 'audit_entries', 'import_mappings']
  return Promise.all(
    tables.map((name) => app.rows(`select * from ${name} where company_id = $1 order by 2`, [company.id])),
  )
}

describe('Загрузка списка', () => {
  test('проверка ничего не пишет, загрузка пишет всё: отделы, работников, журнал', async () => {
    const company = await app.company()
    const before = await stateOf(company)
    const dry = await send(company, [HEADER, PETR, ANNA], { dryRun: true })
    expect([dry.status, dry.body.written, dry.body.totals]).toEqual([
      200,
      false,
      { add: 2, change: 0, dismiss: 0, same: 0, error: 0 },
    ])
    expect(await stateOf(company)).toEqual(before)
    const real = await send(company, [HEADER, PETR, ANNA])
    expect(real.body).toEqual({ ...dry.body, written: true })
    const list = await app.as(company.viewer).get(`/api/employees?companyId=${company.id}`)
    expect(list.body).toMatchObject([
      { lastName: 'Ёлкин', sex: 'm', position: { name: 'Кладовщик' }, birthDate: '1990-05-01', version: 1 },
      { lastName: 'Ёлкина', sex: 'f', position: { name: 'Экономист' }, hireDate: '2021-03-02', snils: null },
    ])
    const log = await auditOf(company)
    expect(log.map(({ action, user }) => [action, user])).toEqual([
      ['department.created', company.editor.id],
      ['employee.created', company.editor.id],
      ['employee.created', company.editor.id],
    ])
    expect(log[1]?.id).toBe(list.body[0].id)
    expect(log[1]?.changes).toContainEqual({ field: 'lastName', from: null, to: 'Ёлкин' })
  })

  test('вторая загрузка того же файла ничего не меняет', async () => {
    const company = await app.company()
    await send(company, [HEADER, PETR, ANNA])
    const before = await employeesOf(company)
    const { body } = await send(company, [HEADER, PETR, ANNA])
    expect(body.totals).toEqual({ add: 0, change: 0, dismiss: 0, same: 2, error: 0 })
    expect(await employeesOf(company)).toEqual(before)
    expect(await auditOf(company)).toHaveLength(3)
  })

  test('изменение, увольнение и возврат — с версией и записью журнала', async () => {
    const company = await app.company()
    await send(company, [HEADER, PETR, ANNA])
    const header = [...HEADER, 'Дата увольнения']
    const { body } = await send(company, [header, [...PETR.with(1, 'Гараж'), ''], [...ANNA, '01.03.2025']])
    expect(body.totals).toMatchObject({ change: 1, dismiss: 1 })
    const [petr, anna] = await employeesOf(company)
    expect([petr?.version, anna?.version, anna?.dismissed_on]).toEqual([2, 2, '2025-03-01'])
    await send(company, [HEADER, ANNA])
    const log = await auditOf(company)
    expect(log.slice(3).map(({ action }) => action)).toEqual([
      'department.created',
      'employee.changed',
      'employee.dismissed',
      'employee.restored',
    ])
    expect(log.at(-1)?.changes).toEqual([{ field: 'dismissedOn', from: '2025-03-01', to: null }])
  })

  test('отсутствующие увольняются указанным днём, прочие остаются', async () => {
    const company = await app.company()
    await send(company, [HEADER, PETR, ANNA])
    const fields = { dismissAbsent: 'true', dismissedOn: '2025-03-09' }
    const { body } = await send(company, [HEADER, PETR], { fields })
    expect(body.totals).toEqual({ add: 0, change: 0, dismiss: 1, same: 1, error: 0 })
    expect((await employeesOf(company)).map((row) => row.dismissed_on)).toEqual([null, '2025-03-09'])
  })

  test('одна ошибка — и не пишется ничего', async () => {
    const company = await app.company()
    const before = await stateOf(company)
    const { status, body } = await send(company, [HEADER, PETR, ANNA.with(3, '31.02.1992')])
    expect([status, body.written, body.totals.error]).toEqual([200, false, 1])
    expect(body.rows[1].errors).toEqual([
      { column: 3, field: 'birthDate', message: 'Это не дата: «31.02.1992». Впишите её как ДД.ММ.ГГГГ' },
    ])
    expect(await stateOf(company)).toEqual(before)
  })

  test('столбцы и должности, указанные при загрузке, в следующий раз известны', async () => {
    const company = await app.company()
    const rows = [
      ['ФИО', 'Отдел', 'Кем работает', 'Родился', 'Начал'],
      ['Ёлкин Пётр Ильич', 'Склад', 'Старший по складу', '01.05.1990', '01.03.2021'],
    ]
    const mapping = JSON.stringify({
      0: 'fullName',
      1: 'department',
      2: 'position',
      3: 'birthDate',
      4: 'hireDate',
    })
    const unknown = await send(company, rows, { dryRun: true, fields: { mapping } })
    expect(unknown.body.unknownPositions).toMatchObject([{ title: 'Старший по складу', rows: 1 }])
    const fields = { mapping, positions: JSON.stringify({ 'Старший по складу': 38 }) }
    expect((await send(company, rows, { dryRun: true, fields })).body.totals.add).toBe(1)
    expect(await app.rows('select 1 from import_mappings where company_id = $1', [company.id])).toEqual([])
    expect((await send(company, rows, { fields })).body.written).toBe(true)
    const next = await send(company, [...rows, ANNA.with(2, 'Старший по складу').with(3, '02.05.1992')], {
      dryRun: true,
    })
    expect(next.body.totals).toEqual({ add: 1, change: 0, dismiss: 0, same: 1, error: 0 })
    expect((await employeesOf(company))[0]).toMatchObject({
      position_id: 38,
      position_staff: 'Старший по складу',
    })
  })

  test('повтор запроса с ключом отвечает тем же, тот же ключ с другим файлом — отказ', async () => {
    const company = await app.company()
    const headers = { 'idempotency-key': `import-${company.id}` }
    const first = await send(company, [HEADER, PETR], { headers })
    const second = await send(company, [HEADER, PETR], { headers })
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotent-replay']).toBe('true')
    expect((await send(company, [HEADER, ANNA], { headers })).status).toBe(422)
    expect(await employeesOf(company)).toHaveLength(1)
  })

  test('двое загружают сразу: работники не удваиваются', async () => {
    const company = await app.company()
    const answers = await Promise.all([1, 2].map(() => send(company, [HEADER, PETR, ANNA])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await employeesOf(company)).toHaveLength(2)
  })
})

describe('Сверх тарифа', () => {
  test('проверка предупреждает, загрузка — 402, ничего не записано', async () => {
    const company = await app.company()
    await app.rows(`update subscriptions set tariff = 'basic' where company_id = $1`, [company.id])
    const rows = Array.from({ length: 51 }, (_, index) => PETR.with(3, `01.05.${1940 + index}`))
    const before = await stateOf(company)
    const dry = await send(company, [HEADER, ...rows], { dryRun: true })
    expect([dry.body.totals.add, dry.body.limitProblem]).toEqual([
      51,
      expect.stringContaining('50 работников'),
    ])
    const real = await send(company, [HEADER, ...rows])
    expect([real.status, real.body.description]).toEqual([402, dry.body.limitProblem])
    expect(await stateOf(company)).toEqual(before)
    expect((await send(company, [HEADER, ...rows.slice(1)])).body).toMatchObject({
      written: true,
      limitProblem: null,
    })
    const exchange = { dismissAbsent: 'true', dismissedOn: '2025-03-01' }
    expect(
      (await send(company, [HEADER, ...rows.slice(0, 50)], { fields: exchange })).body.totals,
    ).toMatchObject({ add: 1, dismiss: 1 })
  })
})

describe('Чего загрузить нельзя', () => {
  const rowsOf = (count: number) => Buffer.from(`ФИО;Отдел\n${'Ёлкин Пётр Ильич;Склад\n'.repeat(count)}`)

  test.each<[string, string, () => Uint8Array | string | Promise<Uint8Array>, string]>([
    ['.xlsx, который не .xlsx', 'a.xlsx', () => 'просто текст', 'Это не таблица'],
    ['старый .xls', 'a.xls', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'сохраните как .xlsx'],
    [
      'ZIP-бомба',
      'a.xlsx',
      () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(READ_LIMITS.inflatedBytes + 1) }),
      'Таблица слишком велика',
    ],
    ['200 000 строк', 'a.csv', () => rowsOf(200_000), 'больше 20\u00a0000 строк'],
    ['нет заголовков', 'a.csv', () => 'Ёлкин;Склад\nПетров;Склад', 'Не нашли строку с заголовками'],
    [
      'пустой лист',
      'a.xlsx',
      () => writeWorkbook([{ name: 'Лист1', widths: [], frozenRows: 0, rows: [] }]),
      'Не нашли строку с заголовками',
    ],
    ['пустой файл', 'a.csv', () => '', 'Приложите файл'],
  ])('%s — 422, ничего не записано', async (_name, fileName, make, message) => {
    const company = await app.company()
    const before = await stateOf(company)
    const upload = { fileName, bytes: await make() }
    const { status, body } = await app
      .as(company.editor)
      .upload(`/api/employees/import?companyId=${company.id}`, upload)
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'file', message: expect.stringContaining(message) }],
    ])
    expect(await stateOf(company)).toEqual(before)
  })

  test('больше 10 МБ — 413, не форма — 415, форма без файла — 422', async () => {
    const company = await app.company()
    const client = app.as(company.editor)
    const url = `/api/employees/import?companyId=${company.id}`
    const large = await client.upload(url, {
      fileName: 'a.csv',
      bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'я'),
    })
    expect([large.status, large.body.description]).toEqual([413, 'Файл больше 10 МБ'])
    expect((await client.post(url, {})).status).toBe(415)
    const without = await client.inject({ method: 'POST', url, ...formWithout({ dismissAbsent: 'false' }) })
    expect([without.status, without.body.errors]).toEqual([
      422,
      [{ field: 'file', message: 'Приложите файл' }],
    ])
    const elsewhere = await client.inject({ method: 'POST', url: '/api/employees', ...formWithout() })
    expect(elsewhere.status).toBe(415)
    const torn = await client.inject({
      method: 'POST',
      url,
      headers: formWithout().headers,
      payload: 'не форма',
    })
    expect(torn.status).toBe(400)
  })

  test.each<[string, Record<string, string>]>([
    ['mapping', { mapping: '{' }],
    ['mapping.0', { mapping: '{"0":"оклад"}' }],
    ['mapping', { mapping: '{"0":"fullName","1":"fullName"}' }],
    ['positions', { positions: '{"Кладовщик":9007199254740991}' }],
    ['positions.Кладовщик', { positions: '{"Кладовщик":-1}' }],
    ['dismissedOn', { dismissAbsent: 'true' }],
    ['dismissedOn', { dismissedOn: '31.02.2025' }],
    ['dismissAbsent', { dismissAbsent: 'да' }],
    ['departmentName', { departmentName: 'я'.repeat(201) }],
    ['companyId', { companyId: '1' }],
  ])('неверное %s: %j — 422 с именем поля', async (field, fields) => {
    const company = await app.company()
    const { status, body } = await send(company, [HEADER, PETR], { fields })
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]])
  })

  test('наблюдатель — 403, чужая организация — 404', async () => {
    const company = await app.company()
    const stranger = await app.user()
    const upload = { fileName: 'a.csv', bytes: csv([HEADER, PETR]) }
    for (const path of ['import', 'import/errors']) {
      const url = `/api/employees/${path}?companyId=${company.id}`
      expect((await app.as(company.viewer).upload(url, upload)).status).toBe(403)
      expect((await app.as(stranger).upload(url, upload)).status).toBe(404)
    }
    expect((await app.as(stranger).get(`/api/employees/export?companyId=${company.id}`)).status).toBe(404)
    expect(await employeesOf(company)).toEqual([])
  })

  test('отдел другой организации с тем же названием не трогается', async () => {
    const [own, other] = [await app.company(), await app.company()]
    const foreign = await addDepartment(app, other, 'Склад')
    await addEmployee(app, other, {
      ...EMPLOYEE_FIELDS,
      employeeGroupId: foreign.id,
      snils: '001-001-001 12',
    })
    const { body } = await send(own, [
      [...HEADER, 'СНИЛС'],
      [...PETR, '001-001-001 12'],
    ])
    expect(body).toMatchObject({ written: true, totals: { add: 1 }, newDepartments: ['Склад'] })
    expect(await employeesOf(other)).toHaveLength(1)
  })
})
