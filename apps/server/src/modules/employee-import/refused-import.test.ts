import { READ_LIMITS, writeWorkbook } from '@ot/spreadsheet'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { addDepartment, addEmployee, EMPLOYEE_FIELDS } from '../../../test/factories/people.ts'
import { formWithout } from '../../../test/upload.ts'
import { HEADER, importDesk, PETR } from './testing/import-desk.ts'
import { csv } from './testing/staff.ts'

const desk = importDesk()
const { send, employeesOf, stateOf } = desk

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
    const company = await desk.app.company()
    const before = await stateOf(company)
    const upload = { fileName, bytes: await make() }
    const { status, body } = await desk.app
      .as(company.editor)
      .upload(`/api/employees/import?companyId=${company.id}`, upload)
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'file', message: expect.stringContaining(message) }],
    ])
    expect(await stateOf(company)).toEqual(before)
  })

  test('больше 10 МБ — 413, не форма — 415, форма без файла — 422', async () => {
    const company = await desk.app.company()
    const client = desk.app.as(company.editor)
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
    const company = await desk.app.company()
    const { status, body } = await send(company, [HEADER, PETR], { fields })
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]])
  })

  test('наблюдатель — 403, чужая организация — 404', async () => {
    const company = await desk.app.company()
    const stranger = await desk.app.user()
    const upload = { fileName: 'a.csv', bytes: csv([HEADER, PETR]) }
    for (const path of ['import', 'import/errors']) {
      const url = `/api/employees/${path}?companyId=${company.id}`
      expect((await desk.app.as(company.viewer).upload(url, upload)).status).toBe(403)
      expect((await desk.app.as(stranger).upload(url, upload)).status).toBe(404)
    }
    expect((await desk.app.as(stranger).get(`/api/employees/export?companyId=${company.id}`)).status).toBe(
      404,
    )
    expect(await employeesOf(company)).toEqual([])
  })

  test('отдел другой организации с тем же названием не трогается', async () => {
    const [own, other] = [await desk.app.company(), await desk.app.company()]
    const foreign = await addDepartment(desk.app, other, 'Склад')
    await addEmployee(desk.app, other, {
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
