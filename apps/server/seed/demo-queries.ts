import type { CalendarDate, Role } from '@ot/domain'
import type { Database } from '../src/db/client.ts'
import { number, readRows, shaped, text } from '../src/db/rows.ts'
import type { Tx } from '../src/db/transaction.ts'

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
  const rows = await readRows(
    database.pool,
    shaped({ id: number }),
    'select id from users where email_key = $1',
    [email],
  )
  return rows[0]?.id ?? null
}

/** A demo opened a month later still makes documents: the last period ends on this day. */
export async function endSubscription(
  database: Database,
  companyId: number,
  until: CalendarDate,
): Promise<void> {
  await database.pool.query(
    `update subscriptions s set tariff = 'standard', until = $2 where company_id = $1
       and from_day = (select max(from_day) from subscriptions where company_id = $1)`,
    [companyId, until],
  )
}

/** The free days were over before the tariff was bought. */
export async function tryBefore(
  database: Database,
  companyId: number,
  boughtOn: CalendarDate,
): Promise<void> {
  await database.pool.query(
    `update subscriptions set from_day = $2::date - 21, until = $2::date - 7 where company_id = $1`,
    [companyId, boughtOn],
  )
}

/** What was done before today was known to the company on that day, within its last year: its records did not begin this morning. */
export async function beginRecordsEarlier(tx: Tx, companyId: number, since: CalendarDate): Promise<void> {
  await tx.$client.query(
    'update events set entered_on = greatest(date, $2::date) where company_id = $1 and date is not null',
    [companyId, since],
  )
}

export async function positionIds(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    database.pool,
    shaped({ id: number, name: text }),
    'select id, name from positions',
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

export async function countMembers(database: Database, companyId: number): Promise<number> {
  const rows = await readRows(
    database.pool,
    shaped({ members: number }),
    'select count(*)::int as members from memberships where company_id = $1',
    [companyId],
  )
  return rows[0]?.members ?? 0
}

/** As if he had accepted an invitation and given his name. */
export async function seatMember(
  database: Database,
  {
    userId,
    companyId,
    name,
    role,
    now,
  }: { userId: number; companyId: number; name: string; role: Role; now: string },
): Promise<void> {
  await database.pool.query('update users set name = $2 where id = $1', [userId, name])
  await database.pool.query(
    'insert into memberships (user_id, company_id, role, created_at) values ($1, $2, $3, $4)',
    [userId, companyId, role, now],
  )
}
