import type pg from 'pg'
import PgBoss from 'pg-boss'
import { JOB_NAMES, QUEUE_SCHEMA, RETRIES } from './job-names.ts'

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
  await boss.stop({ graceful: false })
}
