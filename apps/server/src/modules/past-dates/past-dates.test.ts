import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent, GLOVES } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let department: { id: number }
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await app.company()
  department = await addDepartment(app, company, 'Цех')
})

const INTRODUCTORY = { section: 'briefing', kind: 'introductory' }
const EXAMINATION = { section: 'medical', factorNumber: '4.4', periodicity: '1 год' }

const hire = async (fields: Record<string, unknown> = {}) =>
  (await addEmployee(app, company, { employeeGroupId: department.id, ...fields })).id
const eventsOf = async (id: number) => (await app.as(company.owner).get(`/api/employees/${id}/events`)).body
const datesOf = async (id: number) =>
  (await eventsOf(id)).map(({ name, date }: { name: string; date: string | null }) => [name, date])

type Said = {
  dryRun?: boolean
  fields?: Record<string, string>
  fileName?: string
  user?: 'editor' | 'viewer'
}
const send = (bytes: string, { dryRun = false, fields, fileName = 'даты.csv', user = 'editor' }: Said = {}) =>
  app.as(company[user]).upload(`/api/past-dates/import?companyId=${company.id}&dryRun=${dryRun}`, {
    fileName,
    bytes,
    ...(fields && { fields }),
  })

describe('прошлые даты из таблицы', () => {
  test('строка — работник, столбец — событие: проверка не пишет, загрузка пишет, повтор ничего не меняет', async () => {
    const olga = await hire()
    await addEvent(app, company, { employeeId: olga, ...INTRODUCTORY })
    await addEvent(app, company, { employeeId: olga, ...EXAMINATION })
    const file =
      'ФИО;Вводный инструктаж;Медосмотр;Обучение по программе А;№ протокола\n' +
      'Смирнова Ольга Викторовна;10.01.2020;05.02.2025;01.03.2025;17-А'
    const checked = (await send(file, { dryRun: true })).body
    expect(checked).toMatchObject({ written: false, totals: { write: 3, same: 0, error: 0 } })
    expect(await datesOf(olga)).toContainEqual(['Вводный инструктаж', null])
    expect((await send(file)).body).toMatchObject({ written: true, totals: { write: 3, same: 0, error: 0 } })
    const events = await eventsOf(olga)
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'introductory', date: '2020-01-10' }),
        expect.objectContaining({ factorNumber: '4.4', date: '2025-02-05', deadline: '2026-02-05' }),
        expect.objectContaining({ programme: 'general', date: '2025-03-01', protocolNumber: '17-А' }),
      ]),
    )
    expect((await send(file)).body).toMatchObject({ written: false, totals: { write: 0, same: 3, error: 0 } })
    expect(await eventsOf(olga)).toEqual(events)
    const log = await app.rows(
      `select action from audit_entries where company_id = $1 and action = 'event.completed'`,
      [company.id],
    )
    expect(log).toHaveLength(2)
  })

  test('строка — событие: даты одного события пишутся по порядку и остаются в истории', async () => {
    const olga = await hire()
    const event = await addEvent(app, company, { employeeId: olga, ...EXAMINATION })
    const file =
      'Сотрудник;Мероприятие;Дата\n' +
      'Смирнова О.В.;Медосмотр;05.02.2025\nСмирнова О.В.;Медосмотр, п. 4.4;03.02.2024\nСмирнова О.В.;Нечто;01.01.2024'
    expect((await send(file)).body).toMatchObject({
      written: true,
      totals: { write: 2, same: 0, error: 1 },
      rows: [{}, {}, { errors: [{ place: '0:4:1', message: 'Не понятно, что это: «Нечто»' }] }],
    })
    const history = (await app.as(company.owner).get(`/api/events/${event.id}/history`)).body
    expect(history.map(({ date }: { date: string }) => date)).toEqual(['2025-02-05', '2024-02-03'])
  })

  test('лист — раздел: СИЗ по названию, класс СОУТ, инструкция', async () => {
    const olga = await hire()
    await addEvent(app, company, { employeeId: olga, ...GLOVES })
    const instructions = `/api/employees/${olga}/instructions`
    await app.as(company.editor).post(instructions, { name: 'Для токаря', number: 'ИОТ-5' })
    const ppe = 'ФИО;СИЗ;Дата выдачи;Кол-во\nСмирнова Ольга Викторовна;перчатки;01.02.2025;6 пар'
    expect((await send(ppe, { fileName: 'СИЗ.csv' })).body.totals.write).toBe(1)
    const sout = 'ФИО;№ рабочего места;Класс;Дата\nСмирнова Ольга Викторовна;12А;3.1;01.03.2024'
    expect((await send(sout, { fileName: 'СОУТ.csv' })).body.totals.write).toBe(1)
    const read = 'ФИО;Инструкция;Ознакомлен\nСмирнова Ольга Викторовна;ИОТ-5;02.03.2024'
    expect((await send(read, { fileName: 'Инструкции.csv' })).body.totals.write).toBe(1)
    expect(await eventsOf(olga)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ section: 'ppe', date: '2025-02-01', handedOver: 6, onHand: 6 }),
        expect.objectContaining({ section: 'sout', workplaceNumber: '12А', workingConditionsClass: '3.1' }),
      ]),
    )
    expect((await app.as(company.editor).get(instructions)).body).toMatchObject([
      { acknowledgedOn: '2024-03-02' },
    ])
  })

  test('непонятая строка исправляется на месте, о тёзках спрашивают, остальное записывается', async () => {
    const [one, other] = [await hire({ staffNumber: '007' }), await hire({ birthDate: '1990-05-01' })]
    for (const employeeId of [one, other]) await addEvent(app, company, { employeeId, ...INTRODUCTORY })
    const file =
      'ФИО;Таб. №;Вводный инструктаж\nСмирнова Ольга Викторовна;;10.01.2020\nСмирнова Ольга Викторовна;7;когда-то\nНикто Никто Никто;;01.02.2020'
    const checked = (await send(file, { dryRun: true })).body
    expect(checked.totals).toEqual({ write: 0, same: 0, error: 3 })
    const [question, unread, nobody] = checked.rows
    expect(question.candidates.map(({ id }: { id: number }) => id)).toEqual([one, other])
    expect(unread).toMatchObject({ employeeId: one, errors: [{ place: '0:3:2', said: 'когда-то' }] })
    expect(nobody.errors[0].message).toBe('Работника «Никто Никто Никто» нет в списке')
    const fields = {
      mended: JSON.stringify({ '0:3:2': '11.01.2020' }),
      people: JSON.stringify({ [question.person]: other }),
    }
    expect((await send(file, { fields })).body.totals).toEqual({ write: 2, same: 0, error: 1 })
    expect([await datesOf(one), await datesOf(other)]).toEqual([
      [['Вводный инструктаж', '2020-01-11']],
      [['Вводный инструктаж', '2020-01-10']],
    ])
  })

  test('табельный номер без имени — работник; с чужим именем — никто; у двоих — вопрос', async () => {
    const one = await hire({ staffNumber: '007' })
    const twins = [
      await hire({ staffNumber: '8', birthDate: '1990-05-01' }),
      await hire({ staffNumber: '8', birthDate: '1991-05-01' }),
    ]
    for (const employeeId of [one, ...twins]) await addEvent(app, company, { employeeId, ...INTRODUCTORY })
    const file =
      'ФИО;Таб. №;Вводный инструктаж\n;7;10.01.2020\nЕжова Анна Петровна;7;10.01.2020\n;8;10.01.2020'
    const [found, alien, shared] = (await send(file, { dryRun: true })).body.rows
    expect(found).toMatchObject({ employeeId: one, errors: [] })
    expect(alien).toMatchObject({ employeeId: null, action: 'error', candidates: [] })
    expect(shared.candidates.map(({ id }: { id: number }) => id)).toEqual(twins)
  })

  test('столбец назван пользователем; пустое и «не требуется» — не дата; будущее и незнакомое — ошибки', async () => {
    const olga = await hire()
    await addEvent(app, company, { employeeId: olga, ...INTRODUCTORY })
    const file = 'ФИО;Первый день\nСмирнова Ольга Викторовна;10.01.2020'
    expect((await send(file, { dryRun: true })).status).toBe(422)
    const named =
      'ФИО;Должность;Первый день\nСмирнова Ольга Викторовна;;10.01.2020\nСмирнова Ольга Викторовна;;не требуется\nСмирнова Ольга Викторовна;;01.01.2090'
    const fields = { mapping: JSON.stringify({ '0:2': 'briefing.introductory' }) }
    expect((await send(named, { fields })).body.totals).toEqual({ write: 1, same: 0, error: 1 })
    expect(await datesOf(olga)).toEqual([['Вводный инструктаж', '2020-01-10']])
  })

  test('наблюдатель не записывает, чужая организация — 404', async () => {
    const file = 'ФИО;Медосмотр\nСмирнова Ольга Викторовна;10.01.2020'
    expect((await send(file, { user: 'viewer' })).status).toBe(403)
    const { id } = await app.company()
    const path = `/api/past-dates/import?companyId=${id}`
    expect((await app.as(company.owner).upload(path, { fileName: 'а.csv', bytes: file })).status).toBe(404)
  })
})

describe('невнесённое разом', () => {
  const fill = (way: 'hire' | 'department', dryRun = false) =>
    app
      .as(company.editor)
      .post('/api/past-dates/fill', { companyId: company.id, section: 'briefing', way, dryRun })

  test('датой приёма — то, что проводят при приёме; сначала видно, сколько', async () => {
    const olga = await hire()
    await addEvent(app, company, { employeeId: olga, ...INTRODUCTORY })
    await addEvent(app, company, {
      employeeId: olga,
      section: 'briefing',
      kind: 'repeat',
      periodicity: '6 месяцев',
    })
    expect((await fill('hire', true)).body).toEqual({
      written: false,
      events: 1,
      employees: 1,
      overdue: 0,
      rows: [{ name: 'Вводный инструктаж', date: '2020-01-09', events: 1 }],
    })
    expect((await fill('hire')).body.written).toBe(true)
    expect(
      (await eventsOf(olga))
        .map(({ kind, date }: { kind: string; date: string | null }) => [kind, date])
        .toSorted(),
    ).toEqual([
      ['introductory', '2020-01-09'],
      ['repeat', null],
    ])
    expect((await fill('hire')).body).toMatchObject({ written: false, events: 0 })
  })

  test('как у всех в отделе: внесённое не меняется, принятый позже не записывается', async () => {
    const [one, two, late] = [
      await hire(),
      await hire({ birthDate: '1990-01-01' }),
      await hire({ hireDate: '2025-01-09' }),
    ]
    await addEvent(app, company, { employeeId: one, ...INTRODUCTORY, date: '2021-03-01' })
    for (const employeeId of [two, late]) await addEvent(app, company, { employeeId, ...INTRODUCTORY })
    expect((await fill('department')).body).toMatchObject({ written: true, events: 1 })
    expect([await datesOf(one), await datesOf(two), await datesOf(late)]).toEqual([
      [['Вводный инструктаж', '2021-03-01']],
      [['Вводный инструктаж', '2021-03-01']],
      [['Вводный инструктаж', null]],
    ])
  })
})
