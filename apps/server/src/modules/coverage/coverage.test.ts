import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent, GLOVES } from '../../../test/factories/events.ts'
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

const NOTHING = {
  briefing: 'none',
  instruction: 'none',
  training: 'none',
  medical: 'none',
  ppe: 'none',
  sout: 'none',
  risk: 'none',
}

async function hire(): Promise<number> {
  return (await addEmployee(app, company, { employeeGroupId: department.id })).id
}

async function coverage(employeeId: number) {
  const { body } = await app.as(company.viewer).get(`/api/coverage?companyId=${company.id}`)
  return body.find((row: { employeeId: number }) => row.employeeId === employeeId)
}

const REPEAT = { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }
const FIRST = { section: 'briefing', kind: 'introductory', periodicity: 'разово' }

describe('Чего не хватает работнику', () => {
  test('ничего не заведено — везде «без срока»', async () => {
    const employeeId = await hire()
    expect(await coverage(employeeId)).toEqual({ employeeId, ...NOTHING })
  })

  test.each<[state: string, events: object[]]>([
    ['ok', [{ ...REPEAT, date: '2025-03-01' }]],
    ['ok', [{ ...FIRST, date: '2020-01-09' }]],
    [
      'soon',
      [
        { ...REPEAT, date: '2024-10-10' },
        { ...FIRST, date: '2020-01-09' },
      ],
    ],
    ['missing', [{ ...REPEAT, date: '2024-10-10' }, FIRST]],
    ['overdue', [{ ...REPEAT, date: '2024-09-09' }, FIRST]],
    ['soon', [{ ...REPEAT, date: '2024-09-10' }]],
  ])('худшее из событий раздела: %s', async (state, events) => {
    const employeeId = await hire()
    for (const event of events) await addEvent(app, company, { employeeId, ...REPEAT, ...event })
    expect(await coverage(employeeId)).toEqual({ employeeId, ...NOTHING, briefing: state })
  })

  test('выданное СИЗ до конца носки в порядке, после — просрочено', async () => {
    const employeeId = await hire()
    await addEvent(app, company, { employeeId, ...GLOVES, date: '2025-03-01' })
    expect((await coverage(employeeId)).ppe).toBe('ok')
    const late = await hire()
    await addEvent(app, company, { employeeId: late, ...GLOVES, date: '2024-03-01' })
    expect((await coverage(late)).ppe).toBe('overdue')
  })

  test('инструкция: не ознакомлен, в порядке, пора пересмотреть', async () => {
    const employeeId = await hire()
    const path = `/api/employees/${employeeId}/instructions`
    const { body } = await app.as(company.editor).post(path, { name: 'Токарь', approvedOn: '2020-03-01' })
    expect((await coverage(employeeId)).instruction).toBe('missing')
    await app.as(company.editor).patch(`${path}/${body.id}`, { acknowledgedOn: '2025-03-01' })
    expect((await coverage(employeeId)).instruction).toBe('overdue')
    await app.as(company.editor).patch(`${path}/${body.id}`, { approvedOn: '2025-03-01' })
    expect((await coverage(employeeId)).instruction).toBe('ok')
  })

  test('уволенных в ней нет', async () => {
    const employeeId = await hire()
    await app.as(company.editor).post(`/api/employees/${employeeId}/dismiss`, { dismissedOn: '2025-03-01' })
    expect(await coverage(employeeId)).toBeUndefined()
  })

  test('чужая организация — 404', async () => {
    const { id } = await app.company()
    expect((await app.as(company.owner).get(`/api/coverage?companyId=${id}`)).status).toBe(404)
  })
})
