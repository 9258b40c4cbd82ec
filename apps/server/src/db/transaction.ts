import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { NotFound } from '../foundation/errors.ts'
import type { Database, Db } from './client.ts'
import type { RememberedCall } from './remembered-call.ts'

/** A transaction whose rows are those of its companies. `$client` is for raw prepared statements on hot paths. */
export type Tx = Db & { readonly $client: pg.PoolClient }

/** Who writes and falls silent – a frozen process – loses his transaction and with it the rows that others wait for: in five
 * seconds, the waking of those who wait included. What takes long is computed before. */
const SILENT_WRITER_MS = 4_000

/** What counts all records of a company reads each table once and joins and counts by hashes. Among many companies the planner
 * expects a dozen times fewer rows than come, looks them up person by person and sorts them before it counts (decision 0124). */
const BY_HASHES = 'set local enable_nestloop = off; set local enable_sort = off'

const BEGIN = {
  'read only': 'begin read only',
  counting: `begin read only; ${BY_HASHES}`,
  'read write': `begin read write; set local idle_in_transaction_session_timeout = ${SILENT_WRITER_MS}`,
}

export async function transaction<T>(
  database: Database,
  mode: keyof typeof BEGIN,
  companyIds: readonly number[],
  work: (tx: Tx) => Promise<T>,
  ending: 'commit' | 'rollback' = 'commit',
): Promise<T> {
  const client = await database.pool.connect()
  let failure: Error | undefined
  try {
    // Numbers only, hence safe in the text; one round trip instead of several.
    await client.query(`${BEGIN[mode]}; select app_set_companies('${companyIds.map(Number).join(',')}')`)
    const answer = await work(drizzle(client))
    await client.query(ending)
    return answer
  } catch (error) {
    failure = await rollBack(client)
    throw error
  } finally {
    client.release(failure)
  }
}

/** A connection that cannot even roll back is thrown away by the pool. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** What a transaction must know of the one who asks: the context of a request tells it. */
type Asker = {
  database: Database
  memberships: ReadonlyMap<number, unknown>
  idempotency: RememberedCall | null
}

/** What the next writing transaction of this call answered before its process died. `inTransaction` looks for it itself; a
 * verb that prepares long before it writes asks first. */
export function earlierAnswer<T>(ctx: Asker): { answer: T } | null {
  // The same call of the same code answered it in the same place: a stored answer is of the type of a new one.
  return (ctx.idempotency?.nextOutcome() ?? null) as { answer: T } | null
}

/** A writing transaction in one company of the user; null: in none yet, see `enterCompany`. */
export async function inTransaction<T>(
  ctx: Asker,
  companyId: number | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (companyId !== null && !ctx.memberships.has(companyId)) throw new NotFound()
  const earlier = earlierAnswer<T>(ctx)
  if (earlier !== null) return earlier.answer
  return transaction(ctx.database, 'read write', companyId === null ? [] : [companyId], async (tx) => {
    const answer = await work(tx)
    await ctx.idempotency?.keepOutcome(tx, answer)
    return answer
  })
}

/** What a change would bring, told by the change itself: it is made and taken back. */
export async function rehearse<T>(ctx: Asker, companyId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!ctx.memberships.has(companyId)) throw new NotFound()
  return transaction(ctx.database, 'read write', [companyId], work, 'rollback')
}

/** For the transaction that has just created the company. */
export async function enterCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.$client.query('select app_set_companies($1)', [String(companyId)])
}

/** Reads rows of all companies of the user. */
export async function readScoped<T>(ctx: Asker, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(ctx.database, 'read only', [...ctx.memberships.keys()], work)
}

/** The same for what counts all of a company's records and looks for none: see `BY_HASHES`. */
export async function countScoped<T>(ctx: Asker, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(ctx.database, 'counting', [...ctx.memberships.keys()], work)
}
