import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent, GLOVES } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let employeeId: number
let foreignEmployee: number

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  const { id } = await addDepartment(app, company, 'Цех')
  employeeId = (await addEmployee(app, company, { employeeGroupId: id })).id
  const other = await app.company()
  const { id: foreign } = await addDepartment(app, other, 'Чужой')
  foreignEmployee = (await addEmployee(app, other, { employeeGroupId: foreign })).id
})
afterAll(() => app.close())

const post = (path: string, body: object) => app.as(company.editor).post(path, body)
const counts = () =>
  app.rows(
    `select (select count(*) from events) as events, (select count(*) from event_completions) as completions,
       (select count(*) from workplaces) as workplaces`,
  )

const BRIEFING = { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }
const MEDICAL = { section: 'medical', factorNumber: '4.4', periodicity: '1 год' }

describe('Неверное новое событие: 422 с именем поля, и ничего не записано', () => {
  test.each<[field: string, base: object, wrong: object]>([
    ['section', {}, { section: 'отпуска', periodicity: '1 год' }],
    ['kind', BRIEFING, { kind: 'утренний' }],
    ['programme', { section: 'training', periodicity: '1 год' }, {}],
    ['periodicity', BRIEFING, { periodicity: 'иногда' }],
    ['periodicity', BRIEFING, { periodicity: '0 лет' }],
    ['periodicity', BRIEFING, { periodicity: '' }],
    ['periodicity', BRIEFING, { periodicity: 6 }],
    ['date', BRIEFING, { date: '1899-12-31' }],
    ['date', BRIEFING, { date: '2101-01-01' }],
    ['date', BRIEFING, { date: '2025-03-11' }],
    ['date', BRIEFING, { date: '1985-02-27' }],
    ['date', BRIEFING, { date: '10.03.2025' }],
    ['firstDeadline', BRIEFING, { firstDeadline: '2101-01-01' }],
    ['firstDeadline', BRIEFING, { firstDeadline: '1899-12-31' }],
    ['shifts', { ...BRIEFING, kind: 'internship', periodicity: 'разово', date: '2025-03-10' }, { shifts: 1 }],
    ['quantity', GLOVES, { quantity: 0 }],
    ['quantity', GLOVES, { quantity: 1e9 }],
    ['quantity', GLOVES, { quantity: 'десять' }],
    ['quantity', GLOVES, { quantity: 1.5 }],
    ['ppe', GLOVES, { ppe: ' ' }],
    ['factorNumber', MEDICAL, { factorNumber: '99.9' }],
    ['factorNumber', MEDICAL, { factorNumber: '5.2' }],
    ['name', MEDICAL, { factorNumber: null }],
    ['workplaceId', { section: 'sout', periodicity: '5 лет' }, { workplaceId: 2 ** 40 }],
    ['workingConditionsClass', { section: 'sout', periodicity: '5 лет' }, { workingConditionsClass: '5' }],
    ['registeredOn', { section: 'sout', periodicity: '5 лет' }, { registeredOn: '2025-03-11' }],
    ['riskLevel', { section: 'risk', periodicity: '3 года' }, { riskLevel: 'страшный' }],
    ['deadline', BRIEFING, { deadline: '2025-05-01' }],
    ['state', BRIEFING, { state: 'ok' }],
    ['employeeId', BRIEFING, { employeeId: 2 ** 40 }],
    ['employeeId', BRIEFING, { employeeId: -1 }],
    ['employeeId', BRIEFING, { employeeId: '1' }],
  ])('%s: %j ← %j', async (field, base, wrong) => {
    const before = await counts()
    const answer = await post('/api/events', { companyId: company.id, employeeId, ...base, ...wrong })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
    expect(answer.body.description).toMatch(/[а-яё]/i)
    expect(await counts()).toEqual(before)
  })

  test('работник чужой организации — 422, как несуществующий', async () => {
    const body = { companyId: company.id, ...BRIEFING }
    const [foreign, absent] = [
      await post('/api/events', { ...body, employeeId: foreignEmployee }),
      await post('/api/events', { ...body, employeeId: 2 ** 40 }),
    ]
    expect(foreign.body).toEqual(absent.body)
  })
})

describe('Неверное выполнение', () => {
  test.each<[field: string, base: object, wrong: object]>([
    ['date', BRIEFING, { date: '2025-03-11' }],
    ['date', BRIEFING, { date: '2100-12-31' }],
    ['date', BRIEFING, { date: '2101-01-01' }],
    ['date', BRIEFING, { date: '1899-12-31' }],
    ['date', BRIEFING, { date: '1985-02-27' }],
    ['date', BRIEFING, {}],
    ['handedOver', GLOVES, { date: '2025-03-10', handedOver: 0 }],
    ['handedOver', GLOVES, { date: '2025-03-10', handedOver: 1e9 }],
    ['handedOver', GLOVES, { date: '2025-03-10', handedOver: 'десять' }],
    ['handedOver', BRIEFING, { date: '2025-03-10', handedOver: 1 }],
    [
      'hours',
      { section: 'training', programme: 'general', periodicity: '3 года' },
      { date: '2025-03-10', hours: 0 },
    ],
    ['conclusion', MEDICAL, { date: '2025-03-10', conclusion: 'здоров' }],
    ['reportOn', { section: 'sout', periodicity: '5 лет' }, { date: '2025-03-10', reportOn: '2025-03-11' }],
    ['deadline', BRIEFING, { date: '2025-03-10', deadline: '2030-01-01' }],
  ])('%s: %j ← %j', async (field, base, wrong) => {
    const { id } = await addEvent(app, company, { employeeId, section: '', ...base })
    const before = await counts()
    const answer = await post(`/api/events/${id}/complete`, wrong)
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
    expect(await counts()).toEqual(before)
  })

  test('раньше последнего не отметить: для этого исправление', async () => {
    const { id } = await addEvent(app, company, { employeeId, ...BRIEFING, date: '2025-03-01' })
    const answer = await post(`/api/events/${id}/complete`, { date: '2025-02-01' })
    expect([answer.status, answer.body.description]).toEqual([
      422,
      'date: Позже уже выполнено (01.03.2025). Чтобы заменить ту дату, исправьте её',
    ])
  })

  test.each(['0', 'abc', '1e3', '99999999999999999'])('номер события «%s» — 400 или 404', async (id) => {
    const answer = await post(`/api/events/${id}/complete`, { date: '2025-03-10' })
    expect([400, 404]).toContain(answer.status)
  })
})

describe('Неверное изменение', () => {
  test.each<[field: string, wrong: object]>([
    ['periodicity', { periodicity: 'иногда' }],
    ['periodicity', { periodicity: null }],
    ['periodReason', { periodicity: '1 месяц' }],
    ['periodicity', { periodicity: '2 года' }],
    ['date', { date: '2025-03-11' }],
    ['date', { date: '1899-12-31' }],
    ['kind', { kind: null }],
    ['companyId', { companyId: 1 }],
    ['version', { version: 7 }],
  ])('%s ← %j', async (field, wrong) => {
    const { id } = await addEvent(app, company, { employeeId, ...BRIEFING })
    const answer = await app.as(company.editor).patch(`/api/events/${id}`, wrong)
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
    expect((await app.as(company.editor).get(`/api/events/${id}`)).body.version).toBe(1)
  })

  test('выдача не становится возвратом', async () => {
    const { id } = await addEvent(app, company, { employeeId, ...GLOVES })
    const answer = await app.as(company.editor).patch(`/api/events/${id}`, { eventType: 'return' })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'eventType'])
  })
})

test.each(['', 'отпуска', 'instruction'])('список раздела «%s» — 400', async (section) => {
  const answer = await app.as(company.editor).get(`/api/events?companyId=${company.id}&section=${section}`)
  expect(answer.status).toBe(400)
})
