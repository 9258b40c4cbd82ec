import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

const HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 1])
const COMMENT = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 14]), Buffer.from('GPS 55.75 37')])
const REST = Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9])
const JPEG = Buffer.concat([HEAD, COMMENT, REST])
const PLAIN = Buffer.concat([HEAD, REST])

const path = () => `/api/employees/${employeeId}/photo`
const upload = (bytes: Buffer, user = company.editor) =>
  app.as(user).upload(path(), { fileName: 'photo.jpg', bytes })
const photoOf = async () =>
  (await app.as(company.viewer).get(`/api/employees/${employeeId}/summary`)).body.photo

test('фотография хранится без метаданных, видна участникам, заменяется и убирается', async () => {
  expect(await photoOf()).toBeNull()
  const { status, body, text } = await upload(JPEG)
  expect(status, text).toBe(200)
  expect(await photoOf()).toEqual({ sha256: body.sha256 })
  const seen = await app.as(company.viewer).get(path())
  expect(seen.status).toBe(200)
  expect(seen.headers['content-type']).toContain('image/jpeg')
  expect(seen.bytes).toEqual(PLAIN)
  const other = Buffer.concat([HEAD, Buffer.from([0xff, 0xda, 0, 2, 9, 9, 0xff, 0xd9])])
  expect((await upload(other)).status).toBe(200)
  expect((await app.as(company.viewer).get(path())).bytes).toEqual(other)
  expect((await app.as(company.editor).delete(path())).status).toBe(204)
  expect(await photoOf()).toBeNull()
  expect((await app.as(company.editor).delete(path())).status).toBe(404)
  const { body: log } = await app.as(company.owner).get(`/api/employees/${employeeId}/history`)
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'employee.photo-removed',
    'employee.photo-set',
    'employee.photo-set',
    'employee.created',
  ])
})

test('не снимок, обрезанный снимок и наблюдатель — ничего не записано', async () => {
  expect((await upload(Buffer.from('%PDF-1.7'))).status).toBe(415)
  const cut = await upload(HEAD)
  expect(cut.status).toBe(422)
  expect(cut.body.errors).toEqual([{ field: 'file', message: 'Файл фотографии повреждён: выберите другой' }])
  expect((await upload(JPEG, company.viewer)).status).toBe(403)
  expect(await photoOf()).toBeNull()
})
