import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertNewsRow } from '../../../test/factories/news.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
let departmentId: number
beforeAll(async () => {
  app = await testApp()
  app.clock.set('2026-11-21T09:00:00.000Z')
  company = await app.company()
  departmentId = (await addDepartment(app, company, 'Склад')).id
})
afterAll(() => app.close())

async function trained(lastName: string, date: string, programme = 'hazardous-15'): Promise<number> {
  const { id } = await addEmployee(app, company, { employeeGroupId: departmentId, lastName })
  const periodicity = date < '2026-09-01' ? '1 год' : '3 года'
  const event = { companyId: company.id, employeeId: id, section: 'training', programme, periodicity, date }
  const { status, text } = await app.as(company.owner).post('/api/events', event)
  if (status !== 201) throw new Error(text)
  return id
}

async function impactOf(norms: { id: string; from: string }[], of = company) {
  const id = await insertNewsRow(app, {
    slug: `novost-${norms.map((norm) => norm.id + norm.from).join('-')}-${of.id}`,
    norms,
  })
  return app.as(of.viewer).get(`/api/news/${id}/impact?companyId=${of.id}`)
}

test('называет работников, у которых меняется срок: было и станет', async () => {
  const early = await trained('Яковлева', '2026-05-20')
  const late = await trained('Абрамова', '2026-10-12')
  await trained('Борисова', '2026-10-12', 'general')
  const { body } = await impactOf([{ id: 'pp-2464', from: '2026-09-01' }])
  expect(body.people).toBe(3)
  expect(body.rows).toEqual([
    {
      employeeId: late,
      fullname: expect.stringMatching(/^Абрамова /),
      department: 'Склад',
      section: 'training',
      name: expect.any(String),
      counted: 'present',
      deadline: '2029-10-12',
      was: { periodicity: '1 год', deadline: '2027-10-12' },
      becomes: { periodicity: '3 года', deadline: '2029-10-12' },
    },
    {
      employeeId: early,
      fullname: expect.stringMatching(/^Яковлева /),
      department: 'Склад',
      section: 'training',
      name: expect.any(String),
      counted: 'next',
      deadline: '2027-05-20',
      was: { periodicity: '1 год', deadline: '2028-05-20' },
      becomes: { periodicity: '3 года', deadline: '2030-05-20' },
    },
  ])
})

test('новость без актов никого не касается', async () => {
  expect((await impactOf([])).body).toEqual({ people: 0, rows: [] })
})

test('акт, которым записи не живут, никого не касается', async () => {
  expect((await impactOf([{ id: 'gost-r-7-0-97-2025', from: '2025-08-18' }])).body).toEqual({
    people: 0,
    rows: [],
  })
})

test('чужая организация — 404, своя пустая — никого', async () => {
  const other = await app.company()
  const norms = [{ id: 'pp-2464', from: '2026-09-02' }]
  expect((await impactOf(norms, other)).body).toEqual({ people: 0, rows: [] })
  const id = await insertNewsRow(app, { slug: 'chuzhaya', norms })
  const { status } = await app.as(other.owner).get(`/api/news/${id}/impact?companyId=${company.id}`)
  expect(status).toBe(404)
})
