import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let department: number
let victim: number
let colleague: number

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  department = (await addDepartment(app, company, 'Цех')).id
  victim = (await addEmployee(app, company, { employeeGroupId: department })).id
  colleague = (await addEmployee(app, company, { employeeGroupId: department, lastName: 'Ёлкина' })).id
})
afterAll(() => app.close())

const editor = () => app.as(company.editor)

async function report(): Promise<number> {
  const { status, body } = await editor().post('/api/incidents', {
    companyId: company.id,
    degree: 'easy',
    place: 'Цех',
    circumstances: 'Упал',
    victimIds: [victim],
    occurredAt: '2025-03-09T07:00:00Z',
    toldAt: '2025-03-09T08:00:00Z',
  })
  expect(status).toBe(201)
  return body.id
}

describe('Мероприятия после происшествия', () => {
  test('внесено, исполнено, отменено с причиной; просроченное красное; журнал', async () => {
    const path = `/api/incidents/${await report()}`
    const added = await editor().post(`${path}/measures`, {
      what: 'Установить ограждение',
      responsibleId: colleague,
      dueOn: '2025-03-09',
    })
    expect(added.status, added.text).toBe(201)
    expect(added.body).toMatchObject({
      isOverdue: true,
      doneOn: null,
      version: 1,
      responsibleName: 'Ёлкина Ольга Викторовна',
      responsiblePosition: 'Экономист',
    })
    const one = `${path}/measures/${added.body.id}`
    const late = async () =>
      (await editor().get(`/api/overview?companyId=${company.id}`)).body.incidents.lateMeasures
    expect(await late()).toMatchObject([{ what: 'Установить ограждение', dueOn: '2025-03-09' }])
    const done = await editor().patch(one, { doneOn: '2025-03-10', note: 'Акт приёмки № 4' })
    expect(done.body).toMatchObject({ isOverdue: false, doneOn: '2025-03-10', version: 2 })
    expect(await late()).toEqual([])
    const undone = await editor().patch(one, { doneOn: null, cancelReason: 'Станок списан' })
    expect(undone.body).toMatchObject({ isOverdue: false, doneOn: null, cancelReason: 'Станок списан' })
    expect((await editor().delete(one)).status).toBe(404)
    const { body } = await app.as(company.viewer).get(`${path}/afterwards`)
    expect(body.measures).toEqual([undone.body])
    const log = await app.rows(
      'select action from audit_entries where company_id = $1 and entity = $2 order by id',
      [company.id, 'incident-measure'],
    )
    expect(log.map(({ action }) => action)).toEqual([
      'incident-measure.added',
      'incident-measure.changed',
      'incident-measure.changed',
    ])
  })

  test.each<[string, string, object]>([
    ['без слов', 'what', { what: ' ' }],
    ['срок до происшествия', 'dueOn', { dueOn: '2025-03-08' }],
    ['исполнено завтра', 'doneOn', { doneOn: '2025-03-11' }],
    ['исполнено до происшествия', 'doneOn', { doneOn: '2025-03-08' }],
    ['чужой человек', 'responsibleId', { responsibleId: 999_999 }],
  ])('%s — 422, поле %s', async (_case, field, wrong) => {
    const path = `/api/incidents/${await report()}`
    const answer = await editor().post(`${path}/measures`, { what: 'Убрать', ...wrong })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
    expect((await editor().get(`${path}/afterwards`)).body.measures).toEqual([])
  })

  test('у отменённого происшествия мероприятий не добавляют; устаревшая версия — 412', async () => {
    const id = await report()
    const { body } = await editor().post(`/api/incidents/${id}/measures`, { what: 'Убрать' })
    const one = `/api/incidents/${id}/measures/${body.id}`
    await editor().patch(one, { what: 'Убрать со склада' })
    const stale = await editor().patch(one, { note: 'Да' }, { headers: { 'if-match': '"1"' } })
    expect([stale.status, stale.body.description.includes('Что сделать')]).toEqual([412, true])
    await editor().post(`/api/incidents/${id}/cancel`, { reason: 'Записано дважды' })
    expect((await editor().patch(one, { note: 'Да' })).status).toBe(409)
  })
})

describe('Внеплановый инструктаж после происшествия', () => {
  test('заявка отделу: события с причиной, срок сегодня, связь с происшествием и ход', async () => {
    const id = await report()
    const asked = await editor().post(`/api/incidents/${id}/briefings`, { departmentId: department })
    expect(asked.status, asked.text).toBe(201)
    const [briefing] = asked.body.briefings
    expect(briefing).toMatchObject({ year: 2025, status: 'active', people: 2, peopleDone: 0 })
    const memo = (await editor().get(`/api/memos/${briefing.memoId}`)).body
    expect(memo.name).toContain('Внеплановый инструктаж: несчастный случай №')
    const [line] = memo.employeesData
    expect(line).toMatchObject({ name: 'Внеплановый инструктаж', deadline: '2025-03-10' })
    const event = (await editor().get(`/api/events/${line.eventId}`)).body
    expect(event).toMatchObject({ kind: 'unscheduled', periodicity: 'разово', memoId: memo.id })
    expect(event.reason).toContain('от 09.03.2025')
    await editor().patch(`/api/memos/${memo.id}/lines/${line.id}`, { completionDate: '2025-03-10' })
    const after = (await editor().get(`/api/incidents/${id}/afterwards`)).body
    expect(after.briefings[0].peopleDone).toBe(1)
    await editor().delete(`/api/memos/${memo.id}`)
    expect((await editor().get(`/api/incidents/${id}/afterwards`)).body.briefings).toEqual([])
  })

  test('кому — не сказано или пусто: 422, заявки нет', async () => {
    const id = await report()
    const { id: empty } = await addDepartment(app, company, 'Пустой')
    const ask = (body: object) => editor().post(`/api/incidents/${id}/briefings`, body)
    expect((await ask({})).status).toBe(422)
    expect((await ask({ departmentId: empty })).body.errors[0].field).toBe('departmentId')
    expect((await ask({ employeeIds: [victim], departmentId: department })).status).toBe(422)
    expect((await editor().get(`/api/incidents/${id}/afterwards`)).body.briefings).toEqual([])
  })
})

describe('Переоценка рисков после происшествия', () => {
  test('карта просит оценки к сроку с причиной; оценка снимает просьбу, отмена возвращает', async () => {
    const risk = { section: 'risk', periodicity: '3 года', date: '2025-01-10' }
    const event = await addEvent(app, company, { employeeId: victim, ...risk })
    const id = await report()
    const asked = await editor().post(`/api/incidents/${id}/risk-reviews`, {
      employeeIds: [victim, colleague],
      dueOn: '2025-03-20',
    })
    expect(asked.status, asked.text).toBe(201)
    expect(asked.body).toMatchObject({ marked: 1, withoutCard: ['Ёлкина Ольга Викторовна'] })
    expect(asked.body.afterwards.riskReviews).toEqual({ asked: 1, done: 0, due: '2025-03-20' })
    const card = async () => (await editor().get(`/api/events/${event.id}`)).body
    expect(await card()).toMatchObject({ deadline: '2025-03-20', state: 'soon' })
    expect((await card()).basis.explanation).toBe(
      `Назначено вне очереди: ${'Несчастный случай'} № ${(await editor().get(`/api/incidents/${id}`)).body.number}/2025 от 09.03.2025 — срок 20.03.2025. Прошлый раз — 10.01.2025.`,
    )
    await editor().post(`/api/events/${event.id}/complete`, { date: '2025-03-10', riskLevel: 'middle' })
    expect((await card()).deadline).toBe('2028-03-10')
    const after = (await editor().get(`/api/incidents/${id}/afterwards`)).body
    expect(after.riskReviews).toEqual({ asked: 1, done: 1, due: null })
    await editor().post(`/api/events/${event.id}/undo`, {})
    expect((await card()).deadline).toBe('2025-03-20')
  })

  test('срок в прошлом — 422', async () => {
    const id = await report()
    const answer = await editor().post(`/api/incidents/${id}/risk-reviews`, {
      employeeIds: [victim],
      dueOn: '2025-03-09',
    })
    expect(answer.body.errors[0]).toEqual({ field: 'dueOn', message: 'Этот день уже прошёл' })
  })
})

describe('Декларация рабочего места пострадавшего (426-ФЗ, ст. 11, ч. 5)', () => {
  const declared = { reportOn: '2024-05-20', registeredOn: '2024-06-01', declared: true }

  async function stood(employeeId: number, fields: object) {
    const { status, body, text } = await editor().post('/api/workplaces', {
      companyId: company.id,
      name: 'Слесарь',
      workingConditionsClass: '2',
      ...fields,
    })
    expect(status, text.slice(0, 300)).toBe(201)
    const sout = { section: 'sout', periodicity: '5 лет', workplaceId: body.id }
    const { id: eventId } = await addEvent(app, company, { employeeId, ...sout })
    return { id: body.id, eventId }
  }

  test('прекращена — у места срок в шесть месяцев, у каждого на нём тоже; отменить можно', async () => {
    const { id, eventId } = await stood(victim, { number: '21', ...declared })
    const path = `/api/incidents/${await report()}/afterwards`
    const before = await editor().get(path)
    expect(before.body.declarations).toEqual([
      { workplaceId: id, version: 1, number: '21', name: 'Слесарь', endedOn: null, deadline: null },
    ])
    const ending = { declarationEndedOn: '2025-03-09', declarationEndedBy: 'accident' }
    expect((await editor().patch(`/api/workplaces/${id}`, ending)).status).toBe(200)
    const after = await editor().get(path)
    expect(after.body.declarations).toMatchObject([{ endedOn: '2025-03-09', deadline: '2025-09-09' }])
    const { body: event } = await editor().get(`/api/events/${eventId}`)
    expect(event).toMatchObject({ deadline: '2025-09-09', basis: { clause: 'ч. 5 ст. 11, ч. 2 ст. 17' } })
    await editor().patch(`/api/workplaces/${id}`, { declarationEndedOn: null, declarationEndedBy: null })
    expect((await editor().get(path)).body.declarations).toMatchObject([{ endedOn: null, deadline: null }])
  })

  test('без декларации и у того, кто не пострадал, спрашивать не о чем', async () => {
    const other = await addEmployee(app, company, { employeeGroupId: department, lastName: 'Юдин' })
    await stood(other.id, { number: '22', ...declared })
    const { id: incident } = (
      await editor().post('/api/incidents', {
        companyId: company.id,
        degree: 'easy',
        place: 'Цех',
        circumstances: 'Упал',
        victimIds: [colleague],
        occurredAt: '2025-03-09T07:00:00Z',
        toldAt: '2025-03-09T08:00:00Z',
      })
    ).body
    await stood(colleague, { number: '23', reportOn: '2024-05-20' })
    expect((await editor().get(`/api/incidents/${incident}/afterwards`)).body.declarations).toEqual([])
  })
})
