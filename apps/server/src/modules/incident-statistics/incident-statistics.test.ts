import { readTables } from '@ot/spreadsheet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let people: number[]

beforeAll(async () => {
  app = await testApp()
  company = await app.company()
  const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
  people = []
  for (const lastName of ['Смирнова', 'Ёлкина', 'Громова'])
    people.push((await addEmployee(app, company, { employeeGroupId, lastName })).id)
})
afterAll(() => app.close())

const editor = () => app.as(company.editor)

async function report(victimIds: readonly number[], degree: string, occurredAt: string) {
  const { status, body, text } = await editor().post('/api/incidents', {
    companyId: company.id,
    degree,
    place: 'Цех',
    circumstances: 'Упали',
    victimIds,
    occurredAt,
    toldAt: occurredAt,
  })
  expect(status, text).toBe(201)
  return body
}

async function change(id: number, body: object): Promise<void> {
  const answer = await editor().patch(`/api/incidents/${id}`, body)
  expect(answer.status, answer.text).toBe(200)
}

const statistics = async () =>
  (await app.as(company.viewer).get(`/api/incident-statistics?companyId=${company.id}`)).body

test('годы с коэффициентами: отменённое и не связанное с производством не считаются', async () => {
  const [first = 0, second = 0, third = 0] = people
  const group = await report([first, second], 'easyGroup', '2024-06-03T07:00:00Z')
  await change(group.id, {
    victims: [
      { employeeId: first, daysLost: 20 },
      { employeeId: second, daysLost: 10 },
    ],
  })
  const alone = await report([third], 'easy', '2024-12-31T21:30:00Z')
  const foreign = await report([third], 'easy', '2024-05-03T07:00:00Z')
  await change(foreign.id, { particulars: { isWorkRelated: false } })
  const mistaken = await report([third], 'easy', '2024-07-03T07:00:00Z')
  await editor().post(`/api/incidents/${mistaken.id}/cancel`, { reason: 'Ошибка' })
  await editor().put('/api/incident-statistics/2024', { companyId: company.id, headcount: 200 })
  const years = await statistics()
  expect(years.map(({ year }: { year: number }) => year)).toEqual([2025, 2024])
  expect(years[1]).toEqual({
    year: 2024,
    accidents: 2,
    notWorkRelated: 1,
    victims: 2,
    serious: 0,
    dead: 0,
    daysLost: 30,
    daysUnknown: 0,
    microtraumas: 0,
    headcount: 200,
    isHeadcountTold: true,
    version: 1,
    frequency: 10,
    severity: 15,
    loss: 150,
  })
  // 00:30 of the first of January by the company's clocks.
  expect(alone.occurredDate).toBe('2025-01-01')
  expect(years[0]).toMatchObject({
    accidents: 1,
    victims: 1,
    daysUnknown: 1,
    headcount: null,
    frequency: null,
    severity: null,
  })
})

test('численность снимается, не бывает нулём и у будущего года', async () => {
  const put = (year: string, headcount: unknown) =>
    editor().put(`/api/incident-statistics/${year}`, { companyId: company.id, headcount })
  expect((await put('2024', 0)).body.errors[0].field).toBe('headcount')
  expect((await put('2026', 10)).body.errors[0].field).toBe('year')
  expect((await put('24', 10)).status).toBe(400)
  const { body } = await put('2024', null)
  expect(body[1]).toMatchObject({ headcount: null, isHeadcountTold: false, frequency: null })
})

test('второй, кто указывает численность того же года, видит, кто и сколько указал', async () => {
  const put = (year: number, headcount: number | null, version: number) =>
    editor().put(
      `/api/incident-statistics/${year}`,
      { companyId: company.id, headcount },
      { headers: { 'if-match': `"${version}"` } },
    )
  const versionOf = async (asked: number) =>
    (await statistics()).find(({ year }: { year: number }) => year === asked).version
  const seen = await versionOf(2025)
  expect((await put(2025, 50, seen)).status).toBe(200)
  expect((await put(2024, 70, await versionOf(2024))).status).toBe(200)
  const refused = await put(2025, 60, seen)
  expect(refused.status).toBe(412)
  expect(refused.body.conflict).toMatchObject({ version: seen + 1 })
  expect(refused.body.conflict.saves.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [{ field: 'averageHeadcount', label: 'Среднесписочная численность', from: null, to: 50 }],
  ])
  expect((await put(2025, 60, seen + 1)).status).toBe(200)
  expect((await put(2025, null, seen + 2)).status).toBe(200)
  expect((await put(2025, 80, seen + 2)).status).toBe(412)
})

test('таблица .xlsx несёт те же годы', async () => {
  const { status, bytes } = await editor().get(`/api/incident-statistics/file?companyId=${company.id}`)
  expect(status).toBe(200)
  const [table] = readTables(bytes, 'Статистика.xlsx')
  expect(table?.rows.map(({ cells: [year] }) => year)).toEqual(['Год', 2025, 2024])
})
