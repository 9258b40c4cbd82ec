import { readTables } from '@ot/spreadsheet'
import { describe, expect, test } from 'vitest'
import { type TestCompany, testApp } from '../../../test/world.ts'
import { ANNA, HEADER, importDesk, PETR } from './testing/import-desk.ts'
import { csv } from './testing/staff.ts'

const desk = importDesk()
const { send, employeesOf, stateOf } = desk

const auditOf = (company: TestCompany) =>
  desk.app.rows(
    `select action, entity_id::int as id, user_id::int as user, changes from audit_entries a where company_id = $1 order by a.id`,
    [company.id],
  )

describe('Загрузка списка', () => {
  test('проверка ничего не пишет, загрузка пишет всё: отделы, работников, журнал', async () => {
    const company = await desk.app.company()
    const before = await stateOf(company)
    const dry = await send(company, [HEADER, PETR, ANNA], { dryRun: true })
    expect([dry.status, dry.body.written, dry.body.totals]).toEqual([
      200,
      false,
      { add: 2, change: 0, dismiss: 0, same: 0, skip: 0, error: 0 },
    ])
    expect(await stateOf(company)).toEqual(before)
    const real = await send(company, [HEADER, PETR, ANNA])
    expect(real.body).toEqual({ ...dry.body, written: true })
    const list = await desk.app.as(company.viewer).get(`/api/employees?companyId=${company.id}`)
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
    const company = await desk.app.company()
    await send(company, [HEADER, PETR, ANNA])
    const before = await employeesOf(company)
    const { body } = await send(company, [HEADER, PETR, ANNA])
    expect(body.totals).toEqual({ add: 0, change: 0, dismiss: 0, same: 2, skip: 0, error: 0 })
    expect(await employeesOf(company)).toEqual(before)
    expect(await auditOf(company)).toHaveLength(3)
  })

  test('изменение, увольнение и возврат — с версией и записью журнала', async () => {
    const company = await desk.app.company()
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
    const company = await desk.app.company()
    await send(company, [HEADER, PETR, ANNA])
    const fields = { dismissAbsent: 'true', dismissedOn: '2025-03-09' }
    const { body } = await send(company, [HEADER, PETR], { fields })
    expect(body.totals).toEqual({ add: 0, change: 0, dismiss: 1, same: 1, skip: 0, error: 0 })
    expect((await employeesOf(company)).map((row) => row.dismissed_on)).toEqual([null, '2025-03-09'])
  })

  test('одна ошибка — и не пишется ничего', async () => {
    const company = await desk.app.company()
    const before = await stateOf(company)
    const { status, body } = await send(company, [HEADER, PETR, ANNA.with(3, '31.02.1992')])
    expect([status, body.written, body.totals.error]).toEqual([200, false, 1])
    expect(body.rows[1].errors).toEqual([
      {
        column: 3,
        field: 'birthDate',
        said: '31.02.1992',
        message: 'Это не дата: «31.02.1992». Впишите её как ДД.ММ.ГГГГ',
      },
    ])
    expect(await stateOf(company)).toEqual(before)
  })

  test('столбцы и должности, указанные при загрузке, в следующий раз известны', async () => {
    const company = await desk.app.company()
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
    expect(await desk.app.rows('select 1 from import_mappings where company_id = $1', [company.id])).toEqual(
      [],
    )
    expect((await send(company, rows, { fields })).body.written).toBe(true)
    const next = await send(company, [...rows, ANNA.with(2, 'Старший по складу').with(3, '02.05.1992')], {
      dryRun: true,
    })
    expect(next.body.totals).toEqual({ add: 1, change: 0, dismiss: 0, same: 1, skip: 0, error: 0 })
    expect((await employeesOf(company))[0]).toMatchObject({
      position_id: 38,
      position_staff: 'Старший по складу',
    })
  })

  test('повтор запроса с ключом отвечает тем же, тот же ключ с другим файлом — отказ', async () => {
    const company = await desk.app.company()
    const headers = { 'idempotency-key': `import-${company.id}` }
    const first = await send(company, [HEADER, PETR], { headers })
    const second = await send(company, [HEADER, PETR], { headers })
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotent-replay']).toBe('true')
    expect((await send(company, [HEADER, ANNA], { headers })).status).toBe(422)
    expect(await employeesOf(company)).toHaveLength(1)
  })

  test('двое загружают сразу: второй ждёт первого, и его список ничего не меняет', async () => {
    const company = await desk.app.company()
    const answers = await Promise.all([1, 2].map(() => send(company, [HEADER, PETR, ANNA])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.totals.add).toSorted()).toEqual([0, 2])
    expect(await employeesOf(company)).toHaveLength(2)
  })

  test('двое загружают сразу в двух процессах: работники не удваиваются', async () => {
    const another = await testApp()
    const company = await desk.app.company()
    const answers = await Promise.all(
      [desk.app, another].map((app) => send(company, [HEADER, PETR, ANNA], { app })),
    )
    await another.close()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await employeesOf(company)).toHaveLength(2)
  })
})

describe('Сверх тарифа', () => {
  test('проверка предупреждает, загрузка — 402, ничего не записано', async () => {
    const company = await desk.app.company()
    await desk.app.rows(`update subscriptions set tariff = 'basic' where company_id = $1`, [company.id])
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

test('верные строки записываются по слову пользователя, остальные — в отдельный файл', async () => {
  const company = await desk.app.company()
  const wrong = ['Ли Анна', 'Кухня', 'Кладовщик', '01.05.1990', '01.03.2021']
  const rows = [HEADER, PETR, wrong]
  const before = await stateOf(company)
  expect((await send(company, rows)).body.written).toBe(false)
  const absent = { leaveErrors: 'true', dismissAbsent: 'true', dismissedOn: '2026-11-20' }
  const refused = await send(company, rows, { fields: absent })
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'dismissAbsent'])
  expect(await stateOf(company)).toEqual(before)

  const fields = { leaveErrors: 'true', mended: JSON.stringify({ '3:snils': '001-001-001 12' }) }
  const { body } = await send(company, rows, { fields })
  expect([body.written, body.totals.add, body.totals.error]).toEqual([true, 1, 1])
  expect(await employeesOf(company)).toHaveLength(1)

  const file = await desk.app
    .as(company.editor)
    .upload(`/api/employees/import/errors?companyId=${company.id}&leftOnly=true`, {
      fileName: 'список.csv',
      bytes: csv(rows),
      fields,
    })
  const [left] = readTables(file.bytes, 'a.xlsx')
  expect(left?.rows.map(({ cells }) => cells)).toEqual([
    [...HEADER, 'СНИЛС', 'Ошибки'],
    [...wrong, '001-001-001 12', expect.stringContaining('отчество')],
  ])
})
