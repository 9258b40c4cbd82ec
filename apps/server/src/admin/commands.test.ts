import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorOf } from '../../test/operator.ts'
import { type TestApp, testApp } from '../../test/world.ts'
import { WrongCommand } from './command.ts'
import { requireCommand, runAdmin, USAGE } from './commands.ts'

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
  const printed = await runAdmin(operatorOf(app), ['activity-requests'])
  expect(printed.split('\n')).toContain(
    `№ ${body.id} от 2025-03-10: Разведение страусов (Ильина Вера, +7 (900) 123-45-67, vera@example.test, ferma@example.test)`,
  )
})

test.each([[[]], [['backup']], [['backup', 'a', 'b']], [['restore']], [['activity-requests', 'лишнее']]])(
  'команды %j нет',
  (words) => {
    expect(() => requireCommand(words)).toThrow(WrongCommand)
  },
)

test('неизвестная команда отвечает подсказкой с теми, что есть', async () => {
  await expect(runAdmin(operatorOf(app), ['archive'])).rejects.toThrow(USAGE)
  expect(USAGE).toContain('activity-requests — просьбы добавить вид деятельности')
})
