import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addEvent, GLOVES } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let employeeId: number

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  company = await app.company()
  const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
  employeeId = (await addEmployee(app, company, { employeeGroupId })).id
})
afterAll(() => app.close())

const REPEAT = { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }

async function summary() {
  const { status, body, text } = await app.as(company.viewer).get(`/api/employees/${employeeId}/summary`)
  expect(status, text).toBe(200)
  return body
}

const columnOf = ({ columns }: { columns: { column: string }[] }, name: string) =>
  columns.find(({ column }) => column === name)

async function coverage() {
  const { body } = await app.as(company.viewer).get(`/api/coverage?companyId=${company.id}`)
  return body.find((row: { employeeId: number }) => row.employeeId === employeeId)
}

test('ничего не записано: состояний, сроков и бумаг нет', async () => {
  const { columns, next, papers } = await summary()
  expect(columns.map(({ state }: { state: string }) => state)).toEqual(Array(7).fill('none'))
  expect(next).toEqual([])
  expect(papers).toEqual({
    documents: { total: 0, newest: [] },
    dispatches: { total: 0, newest: [] },
    memos: { total: 0, newest: [] },
    roles: [],
  })
})

test('худшее в разделе — то же, что в списке работников; сколько чего и что ближе', async () => {
  await addEvent(app, company, { employeeId, ...REPEAT, date: '2024-09-09' })
  await addEvent(app, company, { employeeId, ...REPEAT, date: '2025-03-01' })
  await addEvent(app, company, { employeeId, ...REPEAT, kind: 'introductory', periodicity: 'разово' })
  await addEvent(app, company, { employeeId, ...GLOVES, date: '2025-03-01' })
  await app.as(company.editor).post(`/api/employees/${employeeId}/instructions`, { name: 'Токарь' })
  const told = await summary()
  expect(columnOf(told, 'briefing')).toMatchObject({
    state: 'overdue',
    counts: { overdue: 1, ok: 1, missing: 1, soon: 0 },
  })
  // The issue and the return that waits for the end of its wear.
  expect(columnOf(told, 'ppe')).toMatchObject({ state: 'ok', counts: { ok: 2 } })
  const covered = await coverage()
  for (const { column, state } of told.columns) expect(covered[column], column).toBe(state)
  expect(told.next[0]).toMatchObject({ state: 'missing', deadline: null })
  expect(told.next.map(({ deadline }: { deadline: string | null }) => deadline ?? '')).toEqual(
    told.next.map(({ deadline }: { deadline: string | null }) => deadline ?? '').toSorted(),
  )
})

test('кто отсутствует, тому ничего не пора', async () => {
  await addEvent(app, company, { employeeId, ...REPEAT, date: '2024-09-09' })
  await app.as(company.editor).post(`/api/employees/${employeeId}/instructions`, { name: 'Токарь' })
  const absence = { companyId: company.id, employeeId, kind: 'illness', startsOn: '2025-01-01', endsOn: null }
  expect((await app.as(company.editor).post('/api/absences', absence)).status).toBe(201)
  const told = await summary()
  expect(columnOf(told, 'briefing')).toMatchObject({ state: 'away' })
  expect(columnOf(told, 'instruction')).toMatchObject({ state: 'away' })
  expect(told.next).toEqual([])
})

test('бумаги: роль с приказом, заявка и зарегистрированная карточка', async () => {
  const event = await addEvent(app, company, { employeeId, ...REPEAT, date: '2024-09-09' })
  const editor = app.as(company.editor)
  const memo = await editor.post('/api/memos', {
    companyId: company.id,
    memoSection: 'briefing',
    employeesData: [{ eventId: event.id, employeeId }],
  })
  expect(memo.status, memo.text).toBe(201)
  const role = await editor.post('/api/responsibilities', {
    companyId: company.id,
    employeeId,
    responsibilityRoleDefinitionId: 101,
    orderLink: 'Приказ №5 от 01.03.2025',
  })
  expect(role.status, role.text).toBe(201)
  const paper = await editor.post('/api/record-papers/lichnaya-kartochka-po-ohrane-truda', {
    companyId: company.id,
    employeeIds: [employeeId],
  })
  expect(paper.status, paper.text).toBe(201)
  const { papers } = await summary()
  expect(papers.roles).toEqual([{ name: 'Ответственный за охрану труда', order: 'Приказ №5 от 01.03.2025' }])
  expect(papers.memos).toMatchObject({ total: 1, newest: [{ id: memo.body.id, status: 'active' }] })
  expect(papers.documents).toMatchObject({
    total: 1,
    newest: [{ id: paper.body[0].id, number: paper.body[0].number, awaitsSignature: true }],
  })
})
