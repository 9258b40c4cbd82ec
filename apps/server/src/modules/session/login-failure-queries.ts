import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { loginFailures } from '../../db/schema/session.ts'

export type Attempt = { emailKey: string; address: string; at: string }

/** Attempts from one address are counted one after another, in whatever process they arrive. */
export async function lockAddress(db: Db, address: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`)
}

/** Instants of the failures after `since`, oldest first; of one account or, without it, of all. */
export async function failuresSince(
  db: Db,
  of: { address: string; emailKey?: string },
  since: string,
): Promise<string[]> {
  const rows = await db
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(
      and(
        eq(loginFailures.address, of.address),
        gt(loginFailures.at, since),
        of.emailKey === undefined ? undefined : eq(loginFailures.emailKey, of.emailKey),
      ),
    )
    .orderBy(asc(loginFailures.id))
  return rows.map(({ at }) => at)
}

/** Answers its number, by which it can be taken back. */
export async function insertFailure(db: Db, attempt: Attempt): Promise<number> {
  const [row] = await db.insert(loginFailures).values(attempt).returning({ id: loginFailures.id })
  if (row === undefined) throw new Error('the attempt was not returned')
  return row.id
}

export async function deleteFailure(db: Db, id: number): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, id))
}

export async function forgetFailures(db: Db, of: { emailKey: string; address: string }): Promise<void> {
  await db
    .delete(loginFailures)
    .where(and(eq(loginFailures.emailKey, of.emailKey), eq(loginFailures.address, of.address)))
}

export async function forgetFailuresBefore(db: Db, instant: string): Promise<void> {
  await db.delete(loginFailures).where(lte(loginFailures.at, instant))
}
