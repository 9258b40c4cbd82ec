import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let victim: number
let inquirer: number

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
  victim = (await addEmployee(app, company, { employeeGroupId })).id
  inquirer = (await addEmployee(app, company, { employeeGroupId, lastName: 'Ёлкина', positionId: 9 })).id
})
afterAll(() => app.close())

const editor = () => app.as(company.editor)
const PATH = '/api/microtraumas'
const fields = () => ({
  companyId: company.id,
  employeeId: victim,
  occurredOn: '2025-03-09',
  occurredTime: '10:40',
  place: 'Склад, зона приёмки',
  circumstances: 'Открывал коробку ножом, нож соскользнул',
  injury: 'Поверхностный порез левой кисти',
})
const register = async (own: object = {}) => (await editor().post(PATH, { ...fields(), ...own })).body

describe('Микротравма', () => {
  test('зарегистрирована: номер года, срок рассмотрения, должность и отдел того дня, журнал изменений', async () => {
    const { status, body } = await editor().post(PATH, fields())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      number: 1,
      year: 2025,
      label: '№ 1/2025',
      fullname: 'Смирнова Ольга Викторовна',
      position: 'Экономист',
      department: 'Цех',
      status: 'inquiry',
      reportedOn: '2025-03-10',
      deadline: '2025-03-13',
      isOverdue: false,
      measures: [],
      papers: [],
      version: 1,
    })
    expect(body.deadlineFrom).toBe('3 календарных дня с 10.03.2025; день сообщения не считается')
    expect((await register()).number).toBe(2)
    const log = await app.rows('select action from audit_entries where entity = $1 and entity_id = $2', [
      'microtrauma',
      body.id,
    ])
    expect(log).toEqual([{ action: 'microtrauma.registered' }])
  })

  test('рассмотрена: причины, меры, продление с причиной, итог; просроченная мера посчитана', async () => {
    const { id } = await register({ reportedOn: '2025-03-09' })
    const done = await editor().patch(`${PATH}/${id}`, {
      causes: 'Затупленный нож',
      outcome: 'worked-on',
      inquirerId: inquirer,
      completedOn: '2025-03-10',
      extensionDays: 2,
      extensionReason: 'Пострадавший был в отъезде',
      riskKnown: false,
      measures: [
        { what: 'Заменить ножи', responsibleId: inquirer, dueOn: '2025-03-09' },
        { what: 'Выдать перчатки от порезов', dueOn: '2025-03-09', doneOn: '2025-03-10' },
      ],
    })
    expect(done.status, done.text).toBe(200)
    expect(done.body).toMatchObject({
      status: 'examined',
      deadline: '2025-03-14',
      measuresOverdue: 1,
      version: 2,
      inquirerName: 'Ёлкина Ольга Викторовна',
    })
    expect(done.body.measures.map(({ isOverdue }: { isOverdue: boolean }) => isOverdue)).toEqual([
      true,
      false,
    ])
    expect((await app.as(company.viewer).get(`${PATH}/${id}`)).body).toEqual(done.body)
  })

  test.each<[string, string, object]>([
    ['завтра', 'occurredOn', { occurredOn: '2025-03-11' }],
    ['через час', 'occurredTime', { occurredOn: '2025-03-10', occurredTime: '13:00' }],
    ['нет такого времени', 'occurredTime', { occurredTime: '25:00' }],
    ['сообщили раньше', 'reportedOn', { reportedOn: '2025-03-08' }],
    ['сообщат завтра', 'reportedOn', { reportedOn: '2025-03-11' }],
    ['ещё не принят', 'employeeId', { occurredOn: '2019-12-31' }],
    ['без места', 'place', { place: ' ' }],
    ['без описания', 'injury', { injury: '' }],
    ['продлён на три дня', 'extensionDays', { extensionDays: 3, extensionReason: 'Так вышло' }],
    ['продлён без причины', 'extensionReason', { extensionDays: 1 }],
    ['завершена без причин', 'causes', { completedOn: '2025-03-10', outcome: 'worked-on' }],
    ['завершена завтра', 'completedOn', { completedOn: '2025-03-11' }],
    ['мера исполнена завтра', 'measures.0.doneOn', { measures: [{ what: 'Убрать', doneOn: '2025-03-11' }] }],
    ['чужое поле', 'status', { status: 'examined' }],
  ])('%s — 422, поле %s, ничего не записано', async (_case, field, wrong) => {
    const count = () => app.rows('select count(*)::int as n from microtraumas')
    const before = await count()
    const answer = await editor().post(PATH, { ...fields(), ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
    expect(await count()).toEqual(before)
  })

  test('уволенный раньше того дня — 422, в день увольнения — можно', async () => {
    const { id: employeeGroupId } = await addDepartment(app, company, 'Гараж')
    const { id } = await addEmployee(app, company, { employeeGroupId })
    await editor().post(`/api/employees/${id}/dismiss`, { dismissedOn: '2025-03-05' })
    const late = await editor().post(PATH, { ...fields(), employeeId: id, occurredOn: '2025-03-06' })
    expect(late.body.errors).toEqual([
      { field: 'employeeId', message: 'В этот день работник уже был уволен' },
    ])
    expect((await register({ employeeId: id, occurredOn: '2025-03-05' })).status).toBe('inquiry')
  })

  test('отменяется с причиной, не удаляется: номер занят, правки закрыты', async () => {
    const { id, number } = await register()
    expect((await editor().post(`${PATH}/${id}/cancel`, { reason: ' ' })).status).toBe(422)
    const { body } = await editor().post(`${PATH}/${id}/cancel`, { reason: 'Записана дважды' })
    expect(body).toMatchObject({ status: 'cancelled', cancelReason: 'Записана дважды', number })
    expect((await editor().patch(`${PATH}/${id}`, { place: 'Двор' })).status).toBe(409)
    expect((await editor().delete(`${PATH}/${id}`)).status).toBe(404)
    expect((await register()).number).toBe(number + 1)
  })

  test('устаревшая версия — 412 с полем словами', async () => {
    const { id } = await register()
    await editor().patch(`${PATH}/${id}`, { place: 'Двор' })
    const answer = await editor().patch(
      `${PATH}/${id}`,
      { place: 'Ворота' },
      { headers: { 'if-match': '"1"' } },
    )
    expect(answer.status).toBe(412)
    expect(answer.body.description).toContain('Место')
  })

  test('список отбирается по году, состоянию и словам', async () => {
    const other = await app.company()
    const { id: employeeGroupId } = await addDepartment(app, other, 'Кухня')
    const { id: employeeId } = await addEmployee(app, other, { employeeGroupId })
    const client = app.as(other.owner)
    const own = { ...fields(), companyId: other.id, employeeId }
    await client.post(PATH, own)
    const { body: second } = await client.post(PATH, { ...own, injury: 'Ожог пальца' })
    await client.post(`${PATH}/${second.id}/cancel`, { reason: 'Ошибка' })
    const numbers = async (query: string) =>
      (await client.get(`${PATH}?companyId=${other.id}${query}`)).body.map(
        ({ number }: { number: number }) => number,
      )
    expect(await numbers('')).toEqual([2, 1])
    expect(await numbers('&status=cancelled')).toEqual([2])
    expect(await numbers('&q=%D0%9E%D0%96%D0%9E%D0%93')).toEqual([2])
    // Nobody types «ё»: «приемки» finds «зона приёмки» of both.
    expect(await numbers(`&q=${encodeURIComponent('приемки')}`)).toEqual([2, 1])
    expect(await numbers('&year=2024')).toEqual([])
    expect((await client.get(`${PATH}?companyId=${other.id}&year=25`)).status).toBe(400)
  })
})

describe('Бумаги микротравмы', () => {
  test('справка об одной: черновик и регистрация; отменённая в бумаги не попадает', async () => {
    const record = await register({ firstAid: 'Рана промыта' })
    const paper = '/api/record-papers/spravka-po-zapisi-mikrotravmy'
    const draft = await editor().post(`${paper}/draft`, { companyId: company.id, microtraumaId: record.id })
    expect(draft.status, draft.text.slice(0, 200)).toBe(200)
    const made = await editor().post(paper, { companyId: company.id, microtraumaId: record.id })
    expect(made.status).toBe(201)
    expect(made.body).toHaveLength(1)
    const { body } = await editor().get(`${PATH}/${record.id}`)
    expect(body.papers).toEqual([
      {
        id: made.body[0].id,
        name: made.body[0].name,
        number: made.body[0].number,
        date: '2025-03-10',
      },
    ])
    await editor().post(`${PATH}/${record.id}/cancel`, { reason: 'Ошибка' })
    const none = await editor().post(`${paper}/draft`, { companyId: company.id, microtraumaId: record.id })
    expect(none.body.errors).toEqual([{ field: 'microtraumaId', message: 'Такой микротравмы нет' }])
  })

  test('журнал за период; без записей — 409 словами', async () => {
    await register()
    const paper = '/api/record-papers/zapisi-mikrotravm/draft'
    const period = { companyId: company.id, from: '2025-03-01', to: '2025-03-10' }
    expect((await editor().post(paper, period)).status).toBe(200)
    const empty = await editor().post(paper, { ...period, from: '2024-01-01', to: '2024-12-31' })
    expect([empty.status, empty.body.description]).toEqual([409, 'За этот период микротравм в записях нет'])
  })
})

describe('Микротравма стала несчастным случаем', () => {
  test('происшествие с теми же обстоятельствами, ссылки в обе стороны, запись закрыта', async () => {
    const record = await register()
    const turn = (body: object) => editor().post(`${PATH}/${record.id}/incident`, body)
    expect((await turn({ degree: 'easyGroup' })).status).toBe(422)
    expect((await turn({ degree: 'easy', toldAt: '2025-03-11T09:00:00Z' })).status).toBe(422)
    const { status, body, text } = await turn({ degree: 'easy', toldAt: '2025-03-10T08:00:00Z' })
    expect(status, text).toBe(200)
    expect(body).toMatchObject({ status: 'accident', incidentLabel: '№ 1/2025' })
    const incident = (await editor().get(`/api/incidents/${body.incidentId}`)).body
    expect(incident).toMatchObject({
      place: fields().place,
      occurredDate: '2025-03-09',
      occurredTime: '10:40',
      degree: 'easy',
    })
    expect(incident.circumstances).toContain('Характер повреждения: Поверхностный порез левой кисти')
    const after = (await editor().get(`/api/incidents/${body.incidentId}/afterwards`)).body
    expect(after.microtrauma).toEqual({ id: record.id, label: record.label })
    expect((await editor().patch(`${PATH}/${record.id}`, { place: 'Двор' })).status).toBe(409)
    expect((await editor().post(`${PATH}/${record.id}/cancel`, { reason: 'Ошибка' })).status).toBe(409)
    expect((await turn({ degree: 'easy' })).status).toBe(409)
  })

  test('без времени расследование не начать — сказано какое поле', async () => {
    const { id } = await register({ occurredTime: null })
    const answer = await editor().post(`${PATH}/${id}/incident`, { degree: 'easy' })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'occurredTime'])
  })
})
