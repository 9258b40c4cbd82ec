import { isDateCell, readTables, type Table } from '@ot/spreadsheet'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { csv } from './testing/staff.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const HEADER = ['ФИО', 'Отдел', 'Должность', 'Дата рождения', 'Дата приёма']
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function exported(company: TestCompany, query = ''): Promise<{ bytes: Buffer; table: Table }> {
  const answer = await app.as(company.viewer).get(`/api/employees/export?companyId=${company.id}${query}`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, XLSX])
  const [table] = readTables(answer.bytes, 'a.xlsx')
  if (table === undefined) throw new Error('the export has no sheet')
  return { bytes: answer.bytes, table }
}

function load(company: TestCompany, bytes: Uint8Array, fileName = 'a.xlsx', dryRun = false) {
  const path = `/api/employees/import?companyId=${company.id}&dryRun=${dryRun}`
  return app.as(company.editor).upload(path, { fileName, bytes })
}

describe('Выгрузка', () => {
  test('все сведения, отделы и должности названиями, даты датами; уволенные по просьбе', async () => {
    const company = await app.company()
    const { id: employeeGroupId } = await addDepartment(app, company, '=Склад')
    await addEmployee(app, company, {
      employeeGroupId,
      positionStaff: '+Экономист',
      snils: '001-001-001 12',
      internalPhone: '0045',
    })
    const { id } = await addEmployee(app, company, { employeeGroupId, lastName: 'Ярова' })
    await app.as(company.owner).post(`/api/employees/${id}/dismiss`, { dismissedOn: '2025-03-01' })
    const { table } = await exported(company)
    expect(table.rows[0]?.cells.slice(0, 5)).toEqual([
      'Фамилия',
      'Имя',
      'Отчество',
      'Отдел',
      'Должность по справочнику',
    ])
    expect(table.rows[1]?.cells).toEqual([
      'Смирнова',
      'Ольга',
      'Викторовна',
      '=Склад',
      'Экономист',
      '+Экономист',
      'Основная работа',
      null,
      'Женщина',
      { date: '1985-02-28' },
      { date: '2020-01-09' },
      null,
      null,
      null,
      '001-001-001 12',
      null,
      null,
      null,
      '0045',
    ])
    expect(table.rows).toHaveLength(2)
    const all = await exported(company, '&dismissed=true')
    const at = all.table.rows[0]?.cells.indexOf('Дата увольнения') ?? -1
    expect(all.table.rows.map(({ cells }) => cells[at] ?? null).slice(1)).toEqual([
      null,
      { date: '2025-03-01' },
    ])
  })

  test('выгруженное загружается обратно без изменений и выгружается тем же', async () => {
    const word = fc.stringMatching(/^[а-яё]{2,9}$/)
    const person = fc.record({
      lastName: fc.tuple(word, word).map(([one, other]) => `${one}-${other}`),
      firstName: word,
      fatherName: fc.oneof(
        word.map((name) => `${name}ович`),
        word.map((name) => `${name} оглы`),
      ),
      sex: fc.constantFrom('m', 'f'),
      birthDate: fc.integer({ min: 1940, max: 1999 }).map((year) => `${year}-02-28`),
      positionId: fc.constantFrom(1, 5, 38),
      positionStaff: fc.option(fc.stringMatching(/^[=+@]?[А-Я]([а-яё0-9.-]{1,6} ){0,3}[а-я]$/)),
      internalPhone: fc.option(fc.stringMatching(/^0[0-9]{1,5}$/)),
      email: fc.option(word.map((name) => `${Buffer.from(name).toString('hex')}@example.test`)),
      department: fc.constantFrom('Склад', '=1+1', 'Ёлки', '00123'),
    })
    const people = fc.uniqueArray(person, {
      minLength: 1,
      maxLength: 5,
      selector: ({ lastName }) => lastName.replaceAll('ё', 'е'),
    })
    await fc.assert(
      fc.asyncProperty(people, async (staff) => {
        const company = await app.company()
        const ids = new Map<string, number>()
        for (const { department, ...fields } of staff) {
          const known = ids.get(department) ?? (await addDepartment(app, company, department)).id
          ids.set(department, known)
          await addEmployee(app, company, { ...fields, employeeGroupId: known })
        }
        const first = await exported(company)
        const { body } = await load(company, first.bytes)
        expect(body.totals).toEqual({ add: 0, change: 0, dismiss: 0, same: staff.length, skip: 0, error: 0 })
        const other = await app.company()
        const copied = await load(other, first.bytes)
        expect(copied.body).toMatchObject({ written: true, totals: { add: staff.length } })
        expect((await exported(other)).table).toEqual(first.table)
      }),
      { numRuns: 6, seed: 2026 },
    )
  })
})

describe('Файл с отмеченными ошибками', () => {
  const rows = [
    ['ООО «Ромашка»'],
    [],
    HEADER,
    ['Ёлкин Пётр Ильич', 'Склад', 'Кладовщик', '31.02.1990', '01.03.2021'],
    [],
    ['Ёлкина Анна', 'Склад', 'Кладовщик', '01.05.1990', 'вчера'],
    ['Ёлкина Ия Ильинична', '=1+1', 'Кладовщик', '01.05.1991', '01.03.2021'],
  ]

  async function marked(company: TestCompany, bytes: Uint8Array, fileName: string) {
    const path = `/api/employees/import/errors?companyId=${company.id}`
    const answer = await app.as(company.editor).upload(path, { fileName, bytes })
    const [table] = readTables(answer.bytes, 'a.xlsx')
    return { answer, table }
  }

  test('имя файла из знаков вне первой плоскости не мешает отметить ошибки', async () => {
    const { answer, table } = await marked(await app.company(), csv(rows), `${'🦺'.repeat(40)}.csv`)
    expect(answer.status).toBe(200)
    expect(table?.name).toBe('🦺'.repeat(15))
  })

  test('те же строки под теми же номерами, ошибки словами в последнем столбце; исправленный загружается', async () => {
    const company = await app.company()
    const { answer, table } = await marked(company, csv(rows), 'список.csv')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, XLSX])
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      'список — ошибки.xlsx',
    )
    expect(table?.rows.map(({ number }) => number)).toEqual([1, 3, 4, 6, 7])
    expect(table?.rows.map(({ cells }) => cells[5] ?? null)).toEqual([
      null,
      'Ошибки',
      'Это не дата: «31.02.1990». Впишите её как ДД.ММ.ГГГГ',
      'Это не дата: «вчера». Впишите её как ДД.ММ.ГГГГ\nВпишите отчество или отметьте, что его нет',
      null,
    ])
    expect(table?.rows.at(-1)?.cells[1]).toBe('=1+1')
    const parts = unzipSync(answer.bytes)
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const styleOf = (cell: string) => new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1]
    expect(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array()).toLowerCase()).toContain('ffd6d6')
    expect([styleOf('D4'), styleOf('E6')]).toEqual([styleOf('F4'), styleOf('F4')])
    expect(styleOf('D7')).not.toBe(styleOf('D4'))
    expect(sheet).not.toContain('<f>')
    const again = await marked(company, answer.bytes, 'список — ошибки.xlsx')
    expect(again.table).toEqual(table)
    expect(await app.rows('select 1 from employees where company_id = $1', [company.id])).toEqual([])
    const mended = rows.map((row) =>
      row.map((cell) =>
        cell
          .replace('31.02', '28.02')
          .replace('вчера', '01.03.2021')
          .replace(/^Ёлкина Анна$/, 'Ёлкина Анна Ильинична'),
      ),
    )
    expect((await load(company, csv(mended), 'список.csv')).body).toMatchObject({
      written: true,
      totals: { add: 3 },
    })
  })
})

describe('Шаблон', () => {
  test('узнаётся весь, объясняет каждый столбец, перечисляет должности', async () => {
    const company = await app.company()
    const answer = await app.as(company.viewer).get('/api/employees/import-template')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, XLSX])
    const [staff, how, positions] = readTables(answer.bytes, 'a.xlsx')
    expect([staff?.name, how?.name, positions?.name]).toEqual(['Работники', 'Как заполнять', 'Должности'])
    expect(positions?.rows.length).toBeGreaterThan(600)
    const headers = staff?.rows[0]?.cells ?? []
    expect(how?.rows.slice(1, headers.length + 1).map(({ cells }) => cells[0])).toEqual(headers)
    expect(staff?.rows.some(({ cells }) => cells.some(isDateCell))).toBe(false)
    const empty = await load(company, answer.bytes, 'шаблон.xlsx', true)
    expect(empty.body).toMatchObject({
      lacking: [],
      rows: [],
      sheet: { name: 'Работники', headerRow: 1, rows: 0 },
    })
    const fields = empty.body.columns.map(({ field }: { field: string | null }) => field)
    expect(fields).not.toContain(null)
    expect(new Set(fields).size).toBe(21)
  })
})
