import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
let employeeId: number
let absenceId: number
beforeEach(async () => {
  // 10 March 2025.
  app.clock.set(START)
  company = await app.company()
  const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
  employeeId = (await addEmployee(app, company, { employeeGroupId, lastName: 'Орлова' })).id
  const absence = { employeeId, kind: 'childcare', startsOn: '2024-06-01', endsOn: null }
  absenceId = (await client().post('/api/absences', { companyId: company.id, ...absence })).body.id
})

const client = () => app.as(company.editor)
const back = (backOn: string, asked: object = {}, dryRun = false) =>
  client().post(`/api/absences/${absenceId}/return${dryRun ? '?dryRun=true' : ''}`, { backOn, ...asked })
const absence = async () =>
  (await client().get(`/api/absences?companyId=${company.id}`)).body.find(
    ({ id }: { id: number }) => id === absenceId,
  )
const papers = async () =>
  (await client().get(`/api/cause-papers?companyId=${company.id}&cause=absence&id=${absenceId}`)).body
const events = async () => (await client().get(`/api/employees/${employeeId}/events`)).body

describe('выход на работу', () => {
  test('сначала показано, что последует и что ждало выхода; ничего не записано', async () => {
    const medical = { employeeId, section: 'medical', factorNumber: '4.4', periodicity: '1 год' }
    await addEvent(app, company, { ...medical, date: '2024-07-01' })
    await addEvent(app, company, { ...medical, factorNumber: '5.1', date: '2023-03-01' })
    const logged = await app.rows('select count(*) from audit_entries where company_id = $1', [company.id])
    const { status, body } = await back('2025-03-17', {}, true)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.follows).toMatchObject([
      { name: 'Внеплановый инструктаж при выходе после перерыва в работе', outcome: 'proposed' },
    ])
    expect(body.follows[0].basis.explanation).toContain('289 календарных дней')
    expect(body.waits).toMatchObject([{ section: 'medical', deadline: '2024-03-01', state: 'overdue' }])
    expect(body.reminders.length).toBeGreaterThan(0)
    expect((await absence()).endsOn).toBeNull()
    expect(await app.rows('select count(*) from audit_entries where company_id = $1', [company.id])).toEqual(
      logged,
    )
  })

  test('записано одним нажатием: последний день, инструктаж, бумаги с причиной и сроком', async () => {
    const { status, body } = await back('2025-03-17')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.follows).toMatchObject([{ outcome: 'accepted' }])
    expect((await absence()).endsOn).toBe('2025-03-16')
    expect(await events()).toMatchObject([
      { section: 'briefing', kind: 'unscheduled', deadline: '2025-03-17' },
    ])
    const [order, acquaintance] = await papers()
    expect(order).toMatchObject({
      templateId: 'prikaz-o-provedenii-vneplanovogo-instruktazha',
      employeeIds: [],
      values: { подпункт: 'ж', инструктируемые: [employeeId], срок: '2025-03-17' },
    })
    expect(acquaintance).toMatchObject({ employeeIds: [employeeId], values: {} })
    const draft = await client().post(`/api/templates/${order.templateId}/draft`, {
      companyId: company.id,
      date: START.slice(0, 10),
      values: order.values,
    })
    expect(draft.status, draft.text.slice(0, 300)).toBe(200)
    const text = documentText(draft.bytes).replaceAll('\u00a0', ' ')
    expect(text).toContain('в связи с перерывом в работе с 01.06.2024 по 16.03.2025 (289 календарных дней)')
    expect(text).toContain('Орлова')
  })

  test('чей срок прошёл до того, как обязанность записали, — не внесено, а не просрочено', async () => {
    const { id: employeeGroupId } = await addDepartment(app, company, 'Склад')
    const hired = { employeeGroupId, lastName: 'Давно', hireDate: '2020-02-03' }
    const { id } = await addEmployee(app, company, hired)
    await client().post(`/api/employees/${id}/events/from-norms?dryRun=false`, {})
    const away = { employeeId: id, kind: 'illness', startsOn: '2025-02-03', endsOn: null }
    const { body: made } = await client().post('/api/absences', { companyId: company.id, ...away })
    const { body } = await client().post(`/api/absences/${made.id}/return?dryRun=true`, {
      backOn: '2025-03-17',
    })
    const states = body.waits.map(({ state }: { state: string }) => state)
    expect(new Set(states)).toEqual(new Set(['unknown']))
  })

  test('о выходе через месяц спрошено сейчас', async () => {
    const { body } = await back('2025-04-20', {}, true)
    expect(body.follows).toMatchObject([{ deadline: '2025-04-20' }])
  })

  test('отклонённое не записывается', async () => {
    const [{ key }] = (await back('2025-03-17', {}, true)).body.follows
    const { body } = await back('2025-03-17', { accept: [], decline: [{ key, note: 'Работала удалённо' }] })
    expect(body.follows).toMatchObject([{ outcome: 'declined' }])
    expect(await events()).toEqual([])
  })

  test.each([
    ['раньше первого дня', '2024-06-01', 'backOn'],
    ['не день', '31.02.2025', 'backOn'],
  ])('%s: отказ называет поле, ничего не записано', async (_what, backOn, field) => {
    const { status, body } = await back(backOn)
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ field }])
    expect((await absence()).endsOn).toBeNull()
  })

  test('чужой — нет такой записи, наблюдателю нельзя', async () => {
    const stranger = await app.company()
    const asked = { backOn: '2025-03-17' }
    const path = `/api/absences/${absenceId}/return`
    expect((await app.as(stranger.editor).post(path, asked)).status).toBe(404)
    expect((await app.as(company.viewer).post(path, asked)).status).toBe(403)
  })
})
