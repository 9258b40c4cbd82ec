import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent, GLOVES } from '../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../test/world.ts'

let app: TestApp
let company: TestCompany
let department: { id: number }
let employee: { id: number }
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  company = await app.company()
  department = await addDepartment(app, company, 'Цех')
  employee = await addEmployee(app, company, { employeeGroupId: department.id })
  const { id: employeeId } = employee
  await addEvent(app, company, { employeeId, ...GLOVES, date: '2025-03-01' })
  await addEvent(app, company, { employeeId, ...GLOVES, ppe: 'Каска защитная', date: '2024-03-01' })
})

const KEPT = [
  '/api/employees?',
  '/api/employees?dismissed=true&',
  '/api/events?section=ppe&',
  '/api/events?section=ppe&due=true&',
  '/api/events?section=briefing&',
  '/api/coverage?',
  '/api/templates?view=list&',
  '/api/templates?',
]
const PACKED = '/api/templates?'
const pathOf = (call: string, { id } = company) => `${call}companyId=${id}`

async function namesOf(call: string): Promise<string[]> {
  const { body } = await app.as(company.viewer).get(pathOf(call))
  return body.map(({ name }: { name: string }) => name)
}

describe('ответ, который хранится упакованным', () => {
  test.each(KEPT)('%s — во второй раз и другому участнику тот же', async (call) => {
    const first = await app.as(company.owner).get(pathOf(call))
    expect(first.status).toBe(200)
    const again = await app.as(company.owner).get(pathOf(call))
    const another = await app.as(company.viewer).get(pathOf(call))
    expect([again.text, another.text]).toEqual([first.text, first.text])
    expect(another.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'no-store' })
  })

  test.each(KEPT)('%s — чужому, и той же организации после ухода из неё, 404', async (call) => {
    await app.as(company.viewer).get(pathOf(call))
    const stranger = await app.company()
    expect((await app.as(stranger.owner).get(pathOf(call))).status).toBe(404)
    expect((await app.anonymous.get(pathOf(call))).status).toBe(401)
    const ofStranger = await app.as(stranger.owner).get(pathOf(call, stranger))
    expect(ofStranger.text).not.toContain('Смирнова')
    await app.as(company.owner).delete(`/api/companies/${company.id}/members/${company.viewer.id}`)
    expect((await app.as(company.viewer).get(pathOf(call))).status).toBe(404)
  })

  test('разные вопросы одной организации не подменяют друг друга', async () => {
    const ask = async () => [
      await namesOf('/api/events?section=ppe&'),
      await namesOf('/api/events?section=ppe&due=true&'),
      await namesOf('/api/events?section=briefing&'),
    ]
    const [all, due, other] = await ask()
    expect(all?.length).toBeGreaterThan(due?.length ?? 0)
    expect(due?.length).toBeGreaterThan(0)
    expect(other).toEqual([])
    expect(await ask()).toEqual([all, due, other])
  })

  test('после изменения следующий видит его', async () => {
    const before = await namesOf('/api/events?section=ppe&')
    await addEvent(app, company, { employeeId: employee.id, ...GLOVES, ppe: 'Костюм' })
    expect(await namesOf('/api/events?section=ppe&')).toHaveLength(before.length + 1)
    await app.as(company.editor).patch(`/api/employees/${employee.id}`, { lastName: 'Кузнецова' })
    const { text } = await app.as(company.owner).get(pathOf('/api/events?section=ppe&'))
    expect(text).toContain('Кузнецова')
    expect(text).not.toContain('Смирнова')
  })

  test('наступил другой день — состояния считаются заново', async () => {
    const start = app.clock.now()
    app.clock.set('2025-03-10T20:55:00.000Z')
    const night = await app.company()
    const { id } = await addDepartment(app, night, 'Цех')
    const { id: employeeId } = await addEmployee(app, night, { employeeGroupId: id })
    await addEvent(app, night, { employeeId, ...GLOVES, date: '2024-03-10' })
    const stateOf = async () => (await app.as(night.owner).get(pathOf('/api/coverage?', night))).body[0].ppe
    expect([await stateOf(), await stateOf()]).toEqual(['soon', 'soon'])
    app.clock.set('2025-03-10T21:05:00.000Z')
    expect(await stateOf()).toBe('overdue')
    app.clock.set(start)
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['deflate', undefined, (bytes: Buffer) => bytes],
    ['br;q=0', undefined, (bytes: Buffer) => bytes],
  ] as const)('кто понимает «%s», получает %s, и сказано одно', async (accepted, packing, unpack) => {
    const ask = () => app.as(company.owner).get(pathOf(PACKED), { headers: { 'accept-encoding': accepted } })
    const plain = await app.as(company.owner).get(pathOf(PACKED))
    const first = await ask()
    const again = await ask()
    expect(first.headers['content-encoding']).toBe(packing)
    expect(unpack(first.bytes).toString()).toBe(plain.text)
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(first.headers['content-length']).toBe(String(first.bytes.length))
    expect(first.headers.vary).toContain('Accept-Encoding')
    expect(first.headers.etag === plain.headers.etag).toBe(packing === undefined)
  })

  test('известный ответ второй раз не присылается', async () => {
    const headers = { 'accept-encoding': 'br' }
    const { headers: first } = await app.as(company.owner).get(pathOf(PACKED), { headers })
    const known = { ...headers, 'if-none-match': String(first.etag) }
    const again = await app.as(company.owner).get(pathOf(PACKED), { headers: known })
    expect([again.status, again.text, again.headers['content-encoding']]).toEqual([304, '', undefined])
  })
})
