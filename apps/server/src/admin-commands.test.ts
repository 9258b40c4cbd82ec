import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/world.ts'
import { isAdminCommand, runAdminCommand, USAGE } from './admin-commands.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('оператор видит просьбы о видах деятельности с тем, как связаться', async () => {
  const request = { email: 'vera@example.test', phone: '+7 (900) 123-45-67', contactName: 'Ильина Вера' }
  const { body } = await app.as(await app.user()).post('/api/actual-activity-requests', {
    ...request,
    name: 'Разведение страусов',
    emailAdditional: 'ferma@example.test',
  })
  const printed = await runAdminCommand('activity-requests', app.deps.database)
  expect(printed?.split('\n')).toContain(
    `№ ${body.id} от 2025-03-10: Разведение страусов (Ильина Вера, +7 (900) 123-45-67, vera@example.test, ferma@example.test)`,
  )
})

test('неизвестной команды нет, подсказка называет те, что есть', async () => {
  expect(isAdminCommand('backup')).toBe(false)
  expect(await runAdminCommand('backup', app.deps.database)).toBeNull()
  expect(USAGE).toContain('activity-requests — просьбы добавить вид деятельности')
})
