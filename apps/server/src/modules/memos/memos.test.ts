import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent, GLOVES } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const TODAY = '2025-03-10'

let app: TestApp
let company: TestCompany
let department: { id: number }

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  department = await addDepartment(app, company, 'Гараж')
})
afterAll(() => app.close())

const editor = () => app.as(company.editor)
const hire = () => addEmployee(app, company, { employeeGroupId: department.id })
const readEvent = async (id: number) => (await editor().get(`/api/events/${id}`)).body
const history = async (id: number) => (await editor().get(`/api/events/${id}/history`)).body

async function dueEvent(fields: { section: string }): Promise<{ id: number; employeeId: number }> {
  const { id: employeeId } = await hire()
  return addEvent(app, company, { employeeId, ...fields })
}

const MEDICAL = { section: 'medical', factorNumber: '4.4', periodicity: '1 год', date: '2024-04-01' }
const RISK = { section: 'risk', periodicity: '3 года' }
const SOUT = { section: 'sout', periodicity: '5 лет' }

async function memoOf(section: string, lines: object[], fields: object = {}) {
  const body = { companyId: company.id, memoSection: section, employeesData: lines, ...fields }
  return editor().post('/api/memos', body)
}

const lineOf = ({ id, employeeId }: { id: number; employeeId: number }) => ({ eventId: id, employeeId })

describe('Новая заявка', () => {
  test('получает номер, адресата-директора и держит свои события', async () => {
    const event = await dueEvent(MEDICAL)
    const { status, body } = await memoOf('medical', [lineOf(event)], { author: 'Котова А. А.' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      year: 2025,
      memoSection: 'medical',
      status: 'active',
      author: 'Котова А. А.',
      name: 'Проведение медицинских осмотров',
      savedAsCompleted: false,
      version: 1,
    })
    expect(body.fullName).not.toBeNull()
    expect(body.employeesData).toMatchObject([
      {
        eventId: event.id,
        factorNumber: '4.4',
        date: '2024-04-01',
        deadline: '2025-04-01',
        completionDate: null,
        department: 'Гараж',
      },
    ])
    expect(await readEvent(event.id)).toMatchObject({ memoId: body.id })
  })

  test('не берёт события, которое уже в активной заявке, и ничего не пишет', async () => {
    const event = await dueEvent(MEDICAL)
    const first = await memoOf('medical', [lineOf(event)])
    const other = await dueEvent(MEDICAL)
    const { status, body } = await memoOf('medical', [lineOf(other), lineOf(event)])
    expect(status).toBe(409)
    expect(body.description).toContain(`в активной заявке № ${first.body.number}`)
    expect(await readEvent(other.id)).toMatchObject({ memoId: null })
  })

  test('пятьдесят одновременных получают пятьдесят номеров подряд', async () => {
    const events = []
    for (let i = 0; i < 50; i += 1) events.push(await dueEvent(RISK))
    const answers = await Promise.all(events.map((event) => memoOf('risk', [lineOf(event)])))
    const numbers = answers.map(({ body }) => body.number).toSorted((a, b) => a - b)
    const [first] = numbers
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => first + index))
  })

  test.each([
    ['без работников', 'medical', () => [], 'employeesData'],
    [
      'событие другого раздела',
      'training',
      async () => [lineOf(await dueEvent(MEDICAL))],
      'employeesData.0.eventId',
    ],
    [
      'событие другого работника',
      'medical',
      async () => [{ ...lineOf(await dueEvent(MEDICAL)), employeeId: (await hire()).id }],
      'employeesData.0.eventId',
    ],
    [
      'неизвестный работник',
      'medical',
      () => [{ employeeId: 999_999, factorNumber: '4.4' }],
      'employeesData.0.employeeId',
    ],
    [
      'дата позже сегодняшней',
      'medical',
      async () => [{ ...lineOf(await dueEvent(MEDICAL)), completionDate: '2025-03-11' }],
      'employeesData.0.completionDate',
    ],
    [
      'тысяча строк',
      'medical',
      () => Array.from({ length: 1000 }, () => ({ employeeId: 1, factorNumber: '4.4' })),
      'employeesData',
    ],
    [
      'нет такого пункта 29н',
      'medical',
      async () => [{ employeeId: (await hire()).id, factorNumber: '99.9' }],
      'employeesData.0.factorNumber',
    ],
    [
      'СИЗ без количества',
      'ppe',
      async () => [{ employeeId: (await hire()).id, ppe: 'Каска' }],
      'employeesData.0.quantity',
    ],
    [
      'обучение без события',
      'training',
      async () => [{ employeeId: (await hire()).id }],
      'employeesData.0.eventId',
    ],
  ] as const)('не принимается: %s', async (_case, section, lines, field) => {
    const { status, body } = await memoOf(section, [...(await lines())])
    expect(status).toBe(422)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })
})

describe('Чек-лист', () => {
  test('дата в строке выполняет событие, снятая — отменяет ровно это', async () => {
    const event = await dueEvent(MEDICAL)
    const { body: memo } = await memoOf('medical', [lineOf(event)])
    const [line] = memo.employeesData
    const path = `/api/memos/${memo.id}/lines/${line.id}`
    const done = await editor().patch(path, { completionDate: '2025-03-05' })
    expect(done.body).toMatchObject({ status: 'completed', savedAsCompleted: true })
    expect(await readEvent(event.id)).toMatchObject({
      date: '2025-03-05',
      deadline: '2026-03-05',
      memoId: null,
    })
    expect((await history(event.id))[0]).toMatchObject({ date: '2025-03-05', memoId: memo.id })

    const open = await editor().patch(path, { completionDate: null })
    expect(open.body).toMatchObject({ status: 'active' })
    expect(await readEvent(event.id)).toMatchObject({
      date: '2024-04-01',
      deadline: '2025-04-01',
      memoId: memo.id,
    })
  })

  test('выполненное позже иначе не отменяется вместе с датой', async () => {
    const event = await dueEvent(MEDICAL)
    const { body: memo } = await memoOf('medical', [lineOf(event)])
    const path = `/api/memos/${memo.id}/lines/${memo.employeesData[0].id}`
    await editor().patch(path, { completionDate: '2025-03-05' })
    await editor().post(`/api/events/${event.id}/complete`, { date: TODAY })
    const { status } = await editor().patch(path, { completionDate: null })
    expect(status).toBe(409)
    expect(await readEvent(event.id)).toMatchObject({ date: TODAY })
  })

  test('строка от руки делает событие, а без даты его нет', async () => {
    const { id: employeeId } = await hire()
    const { body: memo } = await memoOf('medical', [{ employeeId, factorNumber: '6.1' }])
    const path = `/api/memos/${memo.id}/lines/${memo.employeesData[0].id}`
    const done = await editor().patch(path, { completionDate: '2025-03-01' })
    const made = done.body.employeesData[0].eventId
    expect(await readEvent(made)).toMatchObject({ factorNumber: '6.1', date: '2025-03-01' })
    const open = await editor().patch(path, { completionDate: null })
    expect(open.body.employeesData[0].eventId).toBeNull()
    expect((await editor().get(`/api/events/${made}`)).status).toBe(404)
  })

  test('СОУТ исполнена, когда есть и класс, и дата отчёта', async () => {
    const event = await dueEvent(SOUT)
    const { body: memo } = await memoOf('sout', [lineOf(event)])
    const path = `/api/memos/${memo.id}/lines/${memo.employeesData[0].id}`
    const dated = await editor().patch(path, { completionDate: '2025-03-01' })
    expect(dated.body).toMatchObject({ status: 'active' })
    expect(await readEvent(event.id)).toMatchObject({ date: null })
    const done = await editor().patch(path, { finalWorkingConditionsClass: '3.1' })
    expect(done.body).toMatchObject({ status: 'completed' })
    expect(await readEvent(event.id)).toMatchObject({ workingConditionsClass: '3.1', reportOn: '2025-03-01' })
  })

  test('исключённый по отчёту больше не обязан, а передумали — обязан снова', async () => {
    const event = await dueEvent(RISK)
    const { body: memo } = await memoOf('risk', [lineOf(event)])
    const path = `/api/memos/${memo.id}/lines/${memo.employeesData[0].id}`
    await editor().patch(path, { completionDate: '2025-03-01', finalRiskLevel: 'excluded' })
    const rows = () => app.rows('select closed_on, closed_reason from events where id = $1', [event.id])
    expect((await rows())[0]?.closed_reason).toContain(`по заявке № ${memo.number}`)
    await editor().patch(path, { finalRiskLevel: null })
    expect((await rows())[0]?.closed_on).toBeNull()
  })

  test('строка с id остаётся, без id добавляется, пропавшая освобождает событие', async () => {
    const [first, second, third] = [await dueEvent(MEDICAL), await dueEvent(MEDICAL), await dueEvent(MEDICAL)]
    const { body: memo } = await memoOf('medical', [lineOf(first), lineOf(second)])
    const [kept] = memo.employeesData
    const { body } = await editor().patch(`/api/memos/${memo.id}`, {
      note: '<b>Срочно</b>',
      employeesData: [{ id: kept.id, completionDate: '2025-03-02' }, lineOf(third)],
    })
    expect(body.note).toBe('<b>Срочно</b>')
    expect(body.employeesData.map((line: { eventId: number }) => line.eventId)).toEqual([first.id, third.id])
    expect(await readEvent(second.id)).toMatchObject({ memoId: null })
    expect(await readEvent(third.id)).toMatchObject({ memoId: memo.id })
    expect(await readEvent(first.id)).toMatchObject({ date: '2025-03-02', memoId: memo.id })
  })

  test('второй, кто сохраняет ту же заявку, узнаёт о первом', async () => {
    const { body: memo } = await memoOf('medical', [lineOf(await dueEvent(MEDICAL))])
    const stale = { headers: { 'if-match': `"${memo.version}"` } }
    await editor().patch(`/api/memos/${memo.id}`, { note: 'Первый' }, stale)
    const { status, body } = await app
      .as(company.owner)
      .patch(`/api/memos/${memo.id}`, { note: 'Второй' }, stale)
    expect(status).toBe(412)
    expect(body.errors).toMatchObject([{ field: 'note' }])
  })
})

describe('Удаление заявки', () => {
  test('освобождает события, сделанное остаётся, номер не используется снова', async () => {
    const [done, open] = [await dueEvent(MEDICAL), await dueEvent(MEDICAL)]
    const { body: memo } = await memoOf('medical', [lineOf(done), lineOf(open)])
    await editor().patch(`/api/memos/${memo.id}/lines/${memo.employeesData[0].id}`, {
      completionDate: '2025-03-03',
    })
    const stale = await editor().delete(`/api/memos/${memo.id}`, { headers: { 'if-match': '"1"' } })
    expect([stale.status, stale.body.conflict.saves]).toMatchObject([412, [{ by: company.editor.email }]])
    expect((await editor().get(`/api/memos/${memo.id}`)).status).toBe(200)
    expect((await editor().delete(`/api/memos/${memo.id}`)).status).toBe(204)
    expect(await readEvent(open.id)).toMatchObject({ memoId: null })
    expect(await readEvent(done.id)).toMatchObject({ memoId: null, date: '2025-03-03' })
    const [entry] = await app.rows(
      "select action, changes from audit_entries where entity = 'memo' and entity_id = $1 order by id desc",
      [memo.id],
    )
    expect(entry).toMatchObject({ action: 'memo.deleted' })
    const { body: next } = await memoOf('medical', [lineOf(open)])
    expect(next.number).toBeGreaterThan(memo.number)
  })
})

describe('Бумага', () => {
  test.each([
    ['briefing', { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }, 'Повторный инструктаж'],
    ['training', { section: 'training', programme: 'general', periodicity: '3 года' }, 'Программа А'],
    ['medical', MEDICAL, '4.4'],
    ['ppe', GLOVES, 'Перчатки от порезов'],
    ['sout', SOUT, 'не проводилось'],
    ['risk', RISK, 'не проводилось'],
  ] as const)('%s: служебная записка с людьми, номером и примечанием', async (section, fields, said) => {
    const { body: memo } = await memoOf(section, [lineOf(await dueEvent(fields))], {
      author: 'Котова Анна Андреевна',
      note: 'Срочно: <b>до пятницы</b>',
    })
    const { status, bytes, headers } = await editor().get(`/api/memos/${memo.id}/file`)
    expect(status).toBe(200)
    expect(decodeURIComponent(headers['content-disposition'] ?? '')).toContain(
      `№ ${memo.number} от 10.03.2025`,
    )
    const text = documentText(bytes)
    expect(text).toContain('от Котовой Анны Андреевны')
    expect(text).toContain('Смирнова Ольга Викторовна')
    expect(text).toContain('Срочно: <b>до пятницы</b>')
    expect(text).toContain(said)
  })
})

describe('Реестр', () => {
  test('новые сверху, по разделу и статусу', async () => {
    const { body: memo } = await memoOf('sout', [lineOf(await dueEvent(SOUT))])
    const { body } = await app
      .as(company.viewer)
      .get(`/api/memos?companyId=${company.id}&section=sout&status=active`)
    expect(body[0]).toMatchObject({ id: memo.id, lines: 1, linesDone: 0 })
    expect(body.every((one: { memoSection: string }) => one.memoSection === 'sout')).toBe(true)
  })

  test('наблюдатель не создаёт и не удаляет', async () => {
    const event = await dueEvent(SOUT)
    const body = { companyId: company.id, memoSection: 'sout', employeesData: [lineOf(event)] }
    expect((await app.as(company.viewer).post('/api/memos', body)).status).toBe(403)
  })
})
