import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { NotFound } from '../foundation/errors.ts'
import type { Database, Db } from './client.ts'
import { type IdempotencyMark, markCommitted } from './idempotency.ts'

/** A transaction whose rows are those of its companies. `$client` is for raw prepared statements on hot paths. */
export type Tx = Db & { readonly $client: pg.PoolClient }

export async function transaction<T>(
  database: Database,
  mode: 'read only' | 'read write',
  companyIds: readonly number[],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect()
  let failure: Error | undefined
  try {
    // Numbers only, hence safe in the text; one round trip instead of two.
    await client.query(`begin ${mode}; select app_set_companies('${companyIds.map(Number).join(',')}')`)
    const answer = await work(drizzle(client))
    await client.query('commit')
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
  idempotency: IdempotencyMark | null
}

/** A writing transaction in one company of the user; null: in none yet, see `enterCompany`. */
export async function inTransaction<T>(
  ctx: Asker,
  companyId: number | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (companyId !== null && !ctx.memberships.has(companyId)) throw new NotFound()
  return transaction(ctx.database, 'read write', companyId === null ? [] : [companyId], async (tx) => {
    const answer = await work(tx)
    if (ctx.idempotency !== null) await markCommitted(tx, ctx.idempotency)
    return answer
  })
}

/** For the transaction that has just created the company. */
export async function enterCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.$client.query('select app_set_companies($1)', [String(companyId)])
}

/** Reads rows of all companies of the user. */
export async function readScoped<T>(ctx: Asker, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(ctx.database, 'read only', [...ctx.memberships.keys()], work)
}
