import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './client.ts'
import { pendingMigrations } from './migrate.ts'
import { flag, readRows, shaped } from './rows.ts'
import { isDatabaseAway } from './sql-errors.ts'

/** What an installation's watchman is told. Only `ready` takes requests that write. */
export type Readiness =
  | { status: 'ready' }
  | { status: 'migrating'; pending: string[] }
  | { status: 'read only' }
  | { status: 'unavailable' }

const PATIENCE_MS = 2_000
const UNAVAILABLE: Readiness = { status: 'unavailable' }

/** Asks the database itself, no longer than two seconds: a frozen one does not answer at all. */
export async function databaseReadiness(database: Database): Promise<Readiness> {
  const done = new AbortController()
  try {
    return await Promise.race([
      askReadiness(database),
      wait(PATIENCE_MS, UNAVAILABLE, { signal: done.signal, ref: false }),
    ])
  } finally {
    done.abort()
  }
}

async function askReadiness(database: Database): Promise<Readiness> {
  try {
    if (await isReadOnly(database)) return { status: 'read only' }
    const pending = await pendingMigrations(database.pool)
    return pending.length > 0 ? { status: 'migrating', pending } : { status: 'ready' }
  } catch (error) {
    if (isDatabaseAway(error)) return UNAVAILABLE
    throw error
  }
}

/** A standby, or a server that was told to write nothing; one that may write leaves an empty message in its journal. */
async function isReadOnly({ pool }: Database): Promise<boolean> {
  const [answer] = await readRows(
    pool,
    shaped({ is_read_only: flag }),
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only`,
  )
  if (answer?.is_read_only === true) return true
  await pool.query(`select pg_logical_emit_message(true, 'otdel', '')`)
  return false
}
