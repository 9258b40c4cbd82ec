import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('ответственные: все группы с ролями, ни одна ещё не занята', async () => {
  const company = await app.company()
  const { status, body } = await app.as(company.viewer).get(`/api/responsibilities?companyId=${company.id}`)
  expect(status).toBe(200)
  expect(body.map(({ typeName }: { typeName: string }) => typeName)).toEqual([
    'Охрана труда',
    'Микротравмы',
    'Аптечка',
    'Пожарная безопасность',
    'Электробезопасность',
  ])
  const roles = body.flatMap((group: { roles: object[] }) => group.roles)
  for (const role of roles) {
    expect(role).toMatchObject({
      employeeId: null,
      employeeFullName: null,
      orderLink: null,
      responsibilityId: null,
    })
  }
})

test('ответственных чужой организации не видно', async () => {
  const company = await app.company()
  const { status } = await app.as(await app.user()).get(`/api/responsibilities?companyId=${company.id}`)
  expect(status).toBe(404)
})
