import { kindOfWords, THING_KINDS } from '@ot/domain'
import { readTables } from '@ot/spreadsheet'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { thingsHeader } from './things-header.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
beforeEach(async () => {
  company = await app.company()
})

const client = () => app.as(company.editor)
const list = async () => (await client().get(`/api/things?companyId=${company.id}`)).body

describe('загрузка оборудования из таблицы', () => {
  const FILE = {
    fileName: 'оборудование.csv',
    bytes:
      'Список\nНаименование;Вид;Инв. №;Где находится;Дата осмотра;Периодичность, мес\n' +
      'Огнетушитель ОП-4;;7;Склад;01.02.2025;\nСтанок 16К20;Станок, машина;12;Цех;;24',
  }
  const send = (upload: { fileName: string; bytes: string }, dryRun: boolean) =>
    client().upload(`/api/things/import?companyId=${company.id}&dryRun=${dryRun}`, upload)

  test('проверка ничего не пишет, загрузка добавляет и места; тот же номер — изменение', async () => {
    const checked = (await send(FILE, true)).body
    expect(checked).toMatchObject({ written: false, newPlaces: ['Склад', 'Цех'] })
    expect(checked.rows.map(({ row, action }: { row: number; action: string }) => [row, action])).toEqual([
      [3, 'create'],
      [4, 'create'],
    ])
    expect(await list()).toEqual([])
    expect((await send(FILE, false)).body.written).toBe(true)
    expect(await list()).toMatchObject([
      { kind: 'extinguisher', inventoryNumber: '7', inspectedOn: '2025-02-01', periodMonths: 12 },
      { kind: 'machine', inventoryNumber: '12', inspectedOn: null, periodMonths: 24, state: 'missing' },
    ])
    expect((await send(FILE, false)).body.rows[0].action).toBe('change')
    expect(await list()).toHaveLength(2)
  })

  test('ошибка в одной строке — не записано ничего, каждая ошибка названа', async () => {
    const bytes = 'Наименование;Ответственный;Дата осмотра\nНечто;;\nЛестница;Никто Никто Никто;завтра'
    const { body } = await send({ fileName: 'а.csv', bytes }, false)
    expect(body.written).toBe(false)
    expect(body.rows.map(({ errors }: { errors: string[] }) => errors)).toEqual([
      ['Не понятно, что это: укажите в столбце «Что это»'],
      ['Работника «Никто Никто Никто» нет в списке', '«завтра» — не дата'],
    ])
    expect(await list()).toEqual([])
  })

  test('название нового места длиннее поля — ошибка строки', async () => {
    const bytes = `Наименование;Место\nСтремянка;${'Ц'.repeat(301)}`
    const { status, body } = await send({ fileName: 'а.csv', bytes }, false)
    expect([status, body.written]).toEqual([200, false])
    expect(body.rows[0].errors[0]).toMatch(/^«.+»: название места длиннее \d+ знаков$/)
  })

  test('без столбца с наименованием — сказано, каких столбцов ждут', async () => {
    const { status, body } = await send({ fileName: 'а.csv', bytes: 'Фамилия;Имя\nИванов;Пётр' }, true)
    expect([status, body.errors[0].field]).toEqual([422, 'file'])
  })

  const table = (...lines: string[]) => ({ fileName: 'а.csv', bytes: lines.join('\n') })
  const errorsOf = async (upload: { fileName: string; bytes: string }) =>
    (await send(upload, false)).body.rows.map(({ errors }: { errors: string[] }) => errors)

  test('чего в файле нет или что пусто, то у записи остаётся', async () => {
    await send(FILE, false)
    const before = await list()
    await send(table('Наименование;Инв. №;Дата осмотра', 'Огнетушитель ОП-4 (з);7;'), false)
    expect(await list()).toEqual([
      { ...before[0], name: 'Огнетушитель ОП-4 (з)', version: before[0].version + 1 },
      before[1],
    ])
  })

  test('два раза тот же номер — ошибка строки, а не две записи', async () => {
    expect(await errorsOf(table('Наименование;Инв. №', 'Станок;А-1', 'Станок;а-1'))).toEqual([
      [],
      ['Инвентарный номер «а-1» уже стоит в строке 2'],
    ])
    expect(await list()).toEqual([])
  })

  test('тёзки ответственных: спрашивает, а не выбирает первого; фамилия с инициалами понятна', async () => {
    const name = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Ильич' }
    const department = await addDepartment(app, company, 'Цех')
    const first = await addEmployee(app, company, { ...name, employeeGroupId: department.id })
    const one = table('Наименование;Ответственный', 'Станок;Иванов П.И.')
    expect((await send(one, false)).body.written).toBe(true)
    expect(await list()).toMatchObject([{ responsibleId: first.id }])
    await addEmployee(app, company, { ...name, employeeGroupId: department.id })
    expect(await errorsOf(one)).toEqual([
      ['Работников «Иванов П.И.» несколько: укажите ответственного на странице'],
    ])
  })

  test('новое место, написанное по-разному, — одно', async () => {
    const { body } = await send(
      table('Наименование;Место', 'Станок;Цех №1', 'Пресс;цех №1', 'Печь;ЦЕХ №1'),
      false,
    )
    expect(body).toMatchObject({ written: true, newPlaces: ['Цех №1'] })
    const places = (await client().get(`/api/places?companyId=${company.id}`)).body
    expect(places).toHaveLength(1)
    expect(await list()).toMatchObject([
      { placeId: places[0].id },
      { placeId: places[0].id },
      { placeId: places[0].id },
    ])
  })

  test('периодичность и осмотр — разные столбцы; день следующего осмотра не принимается за прошедший', async () => {
    const wrong = table(
      'Наименование;Периодичность осмотра;Дата следующего осмотра;Последний осмотр',
      'Станок;1 раз в год;01.02.2026;01.02.2025',
      'Пресс;по паспорту;;',
      `Печь;900;;`,
    )
    expect(await errorsOf(wrong)).toEqual([
      [],
      ['«Повторять через, месяцев»: «по паспорту» — не число месяцев'],
      [expect.stringMatching(/^«Повторять через, месяцев»: /)],
    ])
    await send(table(...wrong.bytes.split('\n').slice(0, 2)), false)
    expect(await list()).toMatchObject([{ periodMonths: 12, inspectedOn: '2025-02-01' }])
  })
})

describe('файлы для загрузки оборудования', () => {
  const upload = (path: string, fileName: string, bytes: string | Uint8Array) =>
    client().upload(`/api/things/${path}companyId=${company.id}`, { fileName, bytes })

  test('шаблон узнаётся весь и называет виды; пустой загружается без строк', async () => {
    const answer = await app.as(company.viewer).get('/api/things/import-template')
    const [empty, how, kinds] = readTables(answer.bytes, 'a.xlsx')
    expect([answer.status, empty?.name, how?.name, kinds?.name]).toEqual([
      200,
      'Оборудование',
      'Как заполнять',
      'Виды',
    ])
    const headers = empty?.rows[0]?.cells ?? []
    expect(thingsHeader(empty?.rows ?? [])?.columns.size).toBe(headers.length)
    expect(how?.rows.slice(1, headers.length + 1).map(({ cells }) => cells[0])).toEqual(headers)
    expect(kinds?.rows.slice(1).map(({ cells }) => kindOfWords(String(cells[0])))).toEqual(THING_KINDS)
    const checked = await upload('import?dryRun=true&', 'шаблон.xlsx', answer.bytes)
    expect([checked.status, checked.body.rows]).toEqual([200, []])
  })

  const BROKEN = 'Список\nНаименование;Дата осмотра\nСтремянка;01.02.2025\nНечто;\nЛестница;завтра\n'

  test('те же строки, ошибки словами в последнем столбце; отмеченный дважды отмечен в нём же', async () => {
    const answer = await upload('import/errors?', 'склад.csv', BROKEN)
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('склад — ошибки.xlsx')
    const errors = (bytes: Uint8Array) =>
      readTables(bytes, 'a.xlsx')[0]?.rows.map(({ number, cells }) => [number, cells[2] ?? null])
    const expected = [
      [1, null],
      [2, 'Ошибки'],
      [3, null],
      [4, 'Не понятно, что это: укажите в столбце «Что это»'],
      [5, '«завтра» — не дата'],
    ]
    expect(errors(answer.bytes)).toEqual(expected)
    const again = await upload('import/errors?', 'склад — ошибки.xlsx', answer.bytes)
    expect(errors(again.bytes)).toEqual(expected)
    expect(await list()).toEqual([])
  })
})
