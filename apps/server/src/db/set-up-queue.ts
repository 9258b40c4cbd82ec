import type pg from 'pg'
import PgBoss from 'pg-boss'
import { JOB_NAMES, PLANNED_QUEUE, QUEUE_SCHEMA, RETRIES } from './job-names.ts'

/** Tables of the queue and one partition a job name: made by the owner, since the application's role may create nothing. */
export async function setUpQueue(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    schema: QUEUE_SCHEMA,
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of JOB_NAMES) {
    if (!existing.has(name)) await boss.createQueue(name, { name, ...RETRIES })
  }
  // pg-boss would make it by itself, may not as the application's role, and says nothing: no planned job would ever run.
  if (!existing.has(PLANNED_QUEUE)) await boss.createQueue(PLANNED_QUEUE)
  await boss.stop({ graceful: false })
}
