import type { CalendarDate } from '@ot/domain'
import type { Database } from '../src/db/client.ts'

/** Any number of our own: processes that start at once seed one after another. */
const SEED_LOCK = 20_241_101

export async function oneAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    await work()
    await client.query('select pg_advisory_unlock($1)', [SEED_LOCK])
  } finally {
    // Thrown away: a lock that a failure has left goes with its connection.
    client.release(true)
  }
}

export async function findUserId(database: Database, email: string): Promise<number | null> {
  const { rows } = await database.pool.query<{ id: number }>('select id from users where email_key = $1', [
    email,
  ])
  return rows[0]?.id ?? null
}

/** A demo opened a month later still makes documents. */
export async function payUntil(database: Database, companyId: number, until: CalendarDate): Promise<void> {
  await database.pool.query(
    `update subscriptions set tariff = 'standard', until = $2 where company_id = $1`,
    [companyId, until],
  )
}

export async function positionIds(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.pool.query<{ id: number; name: string }>('select id, name from positions')
  return new Map(rows.map(({ id, name }) => [name, id]))
}
