import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let department: { id: number }

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  department = await addDepartment(app, company, 'Цех')
})
afterAll(() => app.close())

const editor = () => app.as(company.editor)
const read = async (id: number) => (await app.as(company.viewer).get(`/api/events/${id}`)).body
const workplaces = async () =>
  (await app.as(company.viewer).get(`/api/workplaces?companyId=${company.id}`)).body
const workplace = async (number: string) =>
  (await workplaces()).find((row: { number: string }) => row.number === number)

async function sout(fields = {}) {
  const { id: employeeId } = await addEmployee(app, company, { employeeGroupId: department.id })
  return addEvent(app, company, { employeeId, section: 'sout', periodicity: '5 лет', ...fields })
}

async function create(fields: Readonly<Record<string, unknown>>) {
  return editor().post('/api/workplaces', { companyId: company.id, name: 'Слесарь', ...fields })
}

const REPORT = { date: '2024-05-20', workingConditionsClass: '3.2', registeredOn: '2024-06-01' }

describe('Рабочие места', () => {
  test('новое, изменение, отказ удалить занятое, удаление', async () => {
    const { status, body } = await create({
      number: '1',
      departmentId: department.id,
      workingConditionsClass: '2',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ employeeIds: [], state: 'missing', deadline: null, version: 1 })
    expect(body.guarantees).toHaveLength(1)
    const event = await sout({ workplaceId: body.id })
    expect(await read(event.id)).toMatchObject({
      workplaceNumber: '1',
      workingConditionsClass: '2',
      date: null,
    })
    expect((await workplace('1')).employeeIds).toEqual([event.employeeId])
    expect((await editor().delete(`/api/workplaces/${body.id}`)).status).toBe(409)
    await editor().post(`/api/employees/${event.employeeId}/dismiss`, { dismissedOn: '2025-03-01' })
    expect((await editor().delete(`/api/workplaces/${body.id}`)).status).toBe(204)
    expect(await workplace('1')).toBeUndefined()
    const log = await app.rows(
      'select action from audit_entries where entity = $1 and entity_id = $2 order by id',
      ['workplace', body.id],
    )
    expect(log.map(({ action }) => action)).toEqual(['workplace.created', 'workplace.deleted'])
  })

  test('номер занят — 409, чужой отдел — 422', async () => {
    await create({ number: '2а' })
    expect((await create({ number: '2А' })).status).toBe(409)
    const other = await app.company()
    const foreign = await addDepartment(app, other, 'Чужой')
    const answer = await create({ number: '3', departmentId: foreign.id })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'departmentId', message: 'Такого отдела нет' }],
    ])
  })

  test('отчёт в карточке — выполнение у каждого, отмена у одного возвращает всё', async () => {
    const { body: place } = await create({ number: '10' })
    const [first, second] = [await sout({ workplaceId: place.id }), await sout({ workplaceId: place.id })]
    const { body: assessed } = await editor().patch(`/api/workplaces/${place.id}`, {
      reportOn: '2024-05-20',
      registeredOn: '2024-06-01',
      workingConditionsClass: '3.1',
    })
    expect(assessed).toMatchObject({ deadline: '2029-06-01', state: 'ok', version: 2 })
    for (const { id } of [first, second]) {
      expect(await read(id)).toMatchObject({
        date: '2024-05-20',
        deadline: '2029-06-01',
        workingConditionsClass: '3.1',
        state: 'ok',
      })
    }
    const undone = await editor().post(`/api/events/${second.id}/undo`, {})
    expect(undone.body).toMatchObject({ date: null, deadline: null, workingConditionsClass: null })
    expect(await read(first.id)).toMatchObject({ date: null, state: 'missing' })
    expect(await workplace('10')).toMatchObject({ reportOn: null, registeredOn: null, state: 'missing' })
  })

  test('декларация снимает срок у всех', async () => {
    const { body: place } = await create({ number: '11', reportOn: '2019-05-20', registeredOn: '2019-06-01' })
    const event = await sout({ workplaceId: place.id })
    expect(await read(event.id)).toMatchObject({
      date: '2019-05-20',
      deadline: '2024-06-01',
      state: 'overdue',
    })
    await editor().patch(`/api/workplaces/${place.id}`, { declared: true, declarationNumber: '7' })
    expect(await read(event.id)).toMatchObject({ deadline: null, state: 'none', declared: true })
  })

  test('12 месяцев нового места считаются со дня ввода, а не от приёма работника', async () => {
    const { body: place } = await create({ number: '30', commissionedOn: '2025-01-15' })
    expect(place).toMatchObject({ deadline: '2026-01-15', state: 'missing', terms: [] })
    const event = await sout({ workplaceId: place.id })
    expect(await read(event.id)).toMatchObject({ date: null, deadline: '2026-01-15' })
    await editor().patch(`/api/workplaces/${place.id}`, { commissionedOn: '2025-02-15' })
    const moved = await read(event.id)
    expect(moved.deadline).toBe('2026-02-15')
  })

  test('декларация прекращена: срок шесть месяцев, пока не оценят заново', async () => {
    const declared = {
      reportOn: '2022-05-20',
      registeredOn: '2022-06-01',
      workingConditionsClass: '2',
      declared: true,
    }
    const { body: place } = await create({ number: '31', ...declared })
    const event = await sout({ workplaceId: place.id })
    expect(await read(event.id)).toMatchObject({ deadline: null, declared: true })
    const lacking = await editor().patch(`/api/workplaces/${place.id}`, { declarationEndedOn: '2025-02-01' })
    expect([lacking.status, lacking.body.errors[0].field]).toEqual([422, 'declarationEndedBy'])
    const ended = { declarationEndedOn: '2025-02-01', declarationEndedBy: 'accident' }
    const { body } = await editor().patch(`/api/workplaces/${place.id}`, ended)
    expect(body.deadline).toBe('2025-08-01')
    expect(await read(event.id)).toMatchObject({ deadline: '2025-08-01', declared: false })
    const anew = { reportOn: '2025-03-01', registeredOn: '2025-03-05' }
    await editor().patch(`/api/workplaces/${place.id}`, anew)
    expect(await read(event.id)).toMatchObject({ deadline: '2030-03-05' })
  })

  test('класс 3 и 4 не декларируют', async () => {
    const answer = await create({ number: '32', workingConditionsClass: '3.1', declared: true })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'declared'])
  })

  test('свой срок раньше пяти лет стоит, позже закона — отказ', async () => {
    const { body: place } = await create({ number: '33', reportOn: '2024-05-20', registeredOn: '2024-06-01' })
    const event = await sout({ workplaceId: place.id })
    const late = await editor().patch(`/api/workplaces/${place.id}`, { ownDeadline: '2029-06-02' })
    expect([late.status, late.body.errors[0].field]).toEqual([422, 'ownDeadline'])
    const own = { ownDeadline: '2027-01-01', ownDeadlineReason: 'Меняем станки' }
    expect((await editor().patch(`/api/workplaces/${place.id}`, own)).body.deadline).toBe('2027-01-01')
    await editor().patch(`/api/workplaces/${place.id}`, { name: 'Слесарь-ремонтник' })
    expect(await read(event.id)).toMatchObject({ deadline: '2027-01-01' })
  })

  test('сроки после отчёта приходят с местом, с пояснением', async () => {
    const { body: place } = await create({ number: '34', reportOn: '2025-03-03' })
    expect(
      place.terms.map(({ key, deadline, unit }: Record<string, string>) => [key, deadline, unit]),
    ).toEqual([
      ['assessorTold', '2025-03-06', 'working'],
      ['registered', '2025-03-17', 'working'],
      ['acquainted', '2025-04-02', 'calendar'],
      ['published', '2025-04-02', 'calendar'],
    ])
    expect(place.terms[0].basis.clause).toBe('ч. 5.1 ст. 15')
    const told = await editor().patch(`/api/workplaces/${place.id}`, { assessorToldOn: '2025-03-05' })
    expect(told.body.terms[0]).toMatchObject({ isDone: true, isOverdue: false })
  })

  test('устаревшая версия — 412; дата отчёта в будущем — 422', async () => {
    const { body: place } = await create({ number: '12' })
    await editor().patch(`/api/workplaces/${place.id}`, { name: 'Токарь' })
    const headers = { 'if-match': '"1"' }
    const stale = await editor().patch(`/api/workplaces/${place.id}`, { name: 'Фрезеровщик' }, { headers })
    expect(stale.status).toBe(412)
    for (const field of ['reportOn', 'registeredOn']) {
      const answer = await editor().patch(`/api/workplaces/${place.id}`, { [field]: '2025-03-11' })
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
    }
    expect(await workplace('12')).toMatchObject({ name: 'Токарь', version: 2 })
  })

  test('удаление по устаревшей версии — 412 с тем, что изменилось; место остаётся', async () => {
    const { body: place } = await create({ number: '13' })
    await editor().patch(`/api/workplaces/${place.id}`, { name: 'Токарь' })
    const stale = await editor().delete(`/api/workplaces/${place.id}`, { headers: { 'if-match': '"1"' } })
    expect(stale.status).toBe(412)
    expect(stale.body.conflict).toMatchObject({
      version: 2,
      saves: [{ by: company.editor.email, changes: [{ field: 'name', from: 'Слесарь', to: 'Токарь' }] }],
    })
    expect(await workplace('13')).toMatchObject({ name: 'Токарь' })
    const seen = await editor().delete(`/api/workplaces/${place.id}`, { headers: { 'if-match': '"2"' } })
    expect(seen.status).toBe(204)
    expect(await workplace('13')).toBeUndefined()
  })
})

describe('СОУТ у работника', () => {
  test('выполнение с номером заводит рабочее место и оценивает всех на нём', async () => {
    const { id } = await sout()
    const done = await editor().post(`/api/events/${id}/complete`, { ...REPORT, workplaceNumber: '20' })
    expect(done.body).toMatchObject({
      workplaceNumber: '20',
      reportOn: '2024-05-20',
      registeredOn: '2024-06-01',
      deadline: '2029-06-01',
      workingConditionsClass: '3.2',
      date: '2024-05-20',
    })
    expect(await workplace('20')).toMatchObject({ name: 'Экономист', workingConditionsClass: '3.2' })
    const newcomer = await sout({ workplaceNumber: '20' })
    expect(await read(newcomer.id)).toMatchObject({ date: '2024-05-20', deadline: '2029-06-01' })
    const later = { date: '2025-02-01', registeredOn: '2025-02-10', workingConditionsClass: '2' }
    await editor().post(`/api/events/${newcomer.id}/complete`, later)
    expect(await read(id)).toMatchObject({
      date: '2025-02-01',
      deadline: '2030-02-10',
      workingConditionsClass: '2',
    })
    await editor().post(`/api/events/${id}/undo`, {})
    for (const event of [id, newcomer.id]) {
      expect(await read(event)).toMatchObject({
        date: '2024-05-20',
        deadline: '2029-06-01',
        workingConditionsClass: '3.2',
      })
    }
  })

  test('отмена отчёта возвращает событие туда, где оно стояло: без места или на прежнее', async () => {
    const alone = await sout({ date: '2020-05-20' })
    const standing = await sout({ workplaceNumber: '24', ...REPORT })
    for (const { id } of [alone, standing]) {
      const before = await read(id)
      const later = { date: '2025-02-01', registeredOn: '2025-02-10', workingConditionsClass: '2' }
      await editor().post(`/api/events/${id}/complete`, { ...later, workplaceNumber: '25' })
      expect(await read(id)).toMatchObject({ workplaceNumber: '25', deadline: '2030-02-10' })
      const undone = await editor().post(`/api/events/${id}/undo`, {})
      expect(undone.body).toEqual({ ...before, version: undone.body.version })
    }
    expect(await workplace('25')).toMatchObject({ employeeIds: [], workingConditionsClass: null })
  })

  test('исправление одного доходит до рабочего места и до всех', async () => {
    const first = await sout({ workplaceNumber: '21', ...REPORT })
    const second = await sout({ workplaceNumber: '21' })
    await editor().patch(`/api/events/${first.id}`, { registeredOn: '2024-07-01' })
    expect(await read(second.id)).toMatchObject({ registeredOn: '2024-07-01', deadline: '2029-07-01' })
    expect(await workplace('21')).toMatchObject({ registeredOn: '2024-07-01' })
    const { body } = await app.as(company.viewer).get(`/api/events/${second.id}/history`)
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual(['correction', 'completion'])
  })

  test('перевод на другое рабочее место даёт его оценку', async () => {
    const event = await sout({ workplaceNumber: '22', ...REPORT })
    const { body: other } = await create({ number: '23', reportOn: '2025-01-15', registeredOn: '2025-01-20' })
    const moved = await editor().patch(`/api/events/${event.id}`, { workplaceId: other.id })
    expect(moved.body).toMatchObject({ workplaceNumber: '23', date: '2025-01-15', deadline: '2030-01-20' })
    expect(await workplace('22')).toMatchObject({ employeeIds: [], reportOn: '2024-05-20' })
  })

  test('без рабочего места оценка остаётся у события', async () => {
    const { id } = await sout()
    const done = await editor().post(`/api/events/${id}/complete`, REPORT)
    expect(done.body).toMatchObject({
      workplaceId: null,
      workingConditionsClass: '3.2',
      deadline: '2029-06-01',
    })
  })

  test('чужое рабочее место — 422, ничего не записано', async () => {
    const other = await app.company()
    const foreign = await app
      .as(other.owner)
      .post('/api/workplaces', { companyId: other.id, number: '1', name: 'Чужое' })
    const event = await sout()
    const answer = await editor().patch(`/api/events/${event.id}`, { workplaceId: foreign.body.id })
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'workplaceId'])
    expect((await read(event.id)).workplaceId).toBeNull()
  })
})
