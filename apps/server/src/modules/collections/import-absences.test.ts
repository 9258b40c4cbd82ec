import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
beforeEach(async () => {
  company = await app.company()
  const { id } = await addDepartment(app, company, 'Склад')
  for (const more of [{}, { firstName: 'Анна', staffNumber: '007' }, { firstName: 'Анна', staffNumber: '8' }])
    await addEmployee(app, company, { employeeGroupId: id, ...more })
})

const client = () => app.as(company.editor)
const list = async () => (await client().get(`/api/absences?companyId=${company.id}`)).body
const send = (rows: string, dryRun: boolean, fields: Record<string, string> = {}) =>
  client().upload(`/api/absences/import?companyId=${company.id}&dryRun=${dryRun}`, {
    fileName: 'отсутствия.csv',
    bytes: rows,
    fields,
  })
const actions = (body: { rows: { action: string }[] }) => body.rows.map(({ action }) => action)

const HEAD = 'Сотрудник;Таб. №;Вид отсутствия;С;По;Основание'
const FILE = `Отсутствия за 2026 год
${HEAD}
Смирнова Ольга Викторовна;;Отпуск по уходу за ребенком;12.01.2026;;приказ № 3
Смирнова Анна Викторовна;7;Больничный;01.09.2026;20.11.2026;
Итого;;;;;2`

describe('загрузка отсутствий из таблицы', () => {
  test('проверка ничего не пишет; загрузка пишет; тот же список ещё раз ничего не меняет', async () => {
    const checked = (await send(FILE, true)).body
    expect([checked.written, actions(checked)]).toEqual([false, ['create', 'create']])
    expect(checked.rows[0].text).toBe('Отпуск по уходу за ребёнком с 12.01.2026')
    expect(await list()).toEqual([])
    expect((await send(FILE, false)).body.written).toBe(true)
    expect(await list()).toMatchObject([
      { kind: 'childcare', startsOn: '2026-01-12', endsOn: null, note: 'приказ № 3' },
      { kind: 'illness', startsOn: '2026-09-01', endsOn: '2026-11-20' },
    ])
    const again = (await send(FILE, false)).body
    expect([again.written, actions(again)]).toEqual([false, ['same', 'same']])
    const back = (await send(FILE.replace('12.01.2026;;', '12.01.2026;30.11.2026;'), false)).body
    expect([back.written, actions(back)]).toEqual([true, ['change', 'same']])
    expect((await list())[0]).toMatchObject({ endsOn: '2026-11-30', note: 'приказ № 3' })
  })

  test('ошибка в одной строке — не записано ничего, каждая названа', async () => {
    const { body } = await send(
      `${HEAD}
Никто Никто Никто;;;01.02.2026;;
Смирнова Анна Викторовна;;;01.02.2026;;
Смирнова Ольга Викторовна;;;вчера;;
Смирнова Ольга Викторовна;;;01.03.2026;01.02.2026;
Смирнова Ольга Викторовна;;;01.05.2026;10.05.2026;
Смирнова Ольга Викторовна;;;05.05.2026;;`,
      false,
    )
    expect(body.written).toBe(false)
    expect(body.rows.map(({ errors }: { errors: string[] }) => errors)).toEqual([
      ['Такого работника нет в списке'],
      ['Работников с таким именем или работ у него несколько: укажите табельный номер'],
      ['«Первый день»: «вчера» — не дата'],
      ['Последний день раньше первого'],
      [],
      ['Пересекается с отсутствием с 01.05.2026 по 10.05.2026: измените его или эти даты'],
    ])
    expect(await list()).toEqual([])
  })

  test('столбцы — как сказал пользователь; без обязательного — отказ с его именем', async () => {
    const rows = 'Сотрудник;Начиная\nСмирнова Ольга Викторовна;01.02.2026'
    const told = (mapping: object) => send(rows, true, { mapping: JSON.stringify(mapping) })
    expect(actions((await told({ 0: 'fullName', 1: 'startsOn' })).body)).toEqual(['create'])
    const { body } = await told({ 0: 'fullName', 1: null })
    expect(body.rows[0].errors).toEqual(['Укажите, в каком столбце: «Первый день»'])
  })

  test('шаблон скачивается таблицей Excel', async () => {
    const { status, headers } = await client().get('/api/absences/import-template')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('spreadsheetml')
  })
})
