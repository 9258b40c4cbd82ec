import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/world.ts'
import { PLANNED_QUEUE, QUEUE_SCHEMA } from './job-names.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({}, { alone: 'queue' })
})
afterAll(() => app.close())

test('задания по расписанию доходят до очереди от имени роли приложения', async () => {
  const { pool } = app.deps.database
  const boss = new PgBoss({
    schema: QUEUE_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.insert([{ name: PLANNED_QUEUE, data: { name: 'digests' } }])
  await boss.stop({ graceful: false })
  const planned = `select 1 as planned from ${QUEUE_SCHEMA}.job where name = $1`
  expect(await app.rows(planned, [PLANNED_QUEUE])).toEqual([{ planned: 1 }])
})
