import { and, eq, lt, sql } from 'drizzle-orm'
import { type Db, PROCESS_NAME } from './client.ts'
import { idempotencyKeys } from './schema/session.ts'

/** Names one call of one user that must not happen twice. */
export type IdempotencyMark = { userId: number; route: string; key: string }

function ofMark(mark: IdempotencyMark) {
  return and(
    eq(idempotencyKeys.userId, mark.userId),
    eq(idempotencyKeys.route, mark.route),
    eq(idempotencyKeys.key, mark.key),
  )
}

/** In the call's own transaction, so that a retry knows it stands even when the process died before answering. */
export async function markCommitted(tx: Db, mark: IdempotencyMark, outcomes: Buffer): Promise<void> {
  await tx.update(idempotencyKeys).set({ committed: true, outcomes }).where(ofMark(mark))
}

export async function takeMark(
  db: Db,
  mark: IdempotencyMark,
  bodyHash: string,
  startedAt: string,
): Promise<boolean> {
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...mark, bodyHash, startedAt, process: PROCESS_NAME })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return taken.length === 1
}

/** Goes on with a call whose process is gone; false: another has taken it first. */
export async function takeOver(
  db: Db,
  mark: IdempotencyMark,
  former: { startedAt: string; process: string },
  startedAt: string,
): Promise<boolean> {
  const isAsItWas = and(
    eq(idempotencyKeys.startedAt, former.startedAt),
    eq(idempotencyKeys.process, former.process),
  )
  const taken = await db
    .update(idempotencyKeys)
    .set({ startedAt, process: PROCESS_NAME })
    .where(and(ofMark(mark), isAsItWas))
    .returning({ key: idempotencyKeys.key })
  return taken.length === 1
}

/** While a connection of that name is open, its process lives; a killed one loses all of them at once. */
export async function isProcessAlive(db: Db, process: string): Promise<boolean> {
  if (process === PROCESS_NAME) return true
  const { rowCount } = await db.execute(
    sql`select 1 from pg_stat_activity where application_name = ${process} limit 1`,
  )
  return rowCount !== 0
}

export async function findMark(db: Db, mark: IdempotencyMark) {
  const [row] = await db.select().from(idempotencyKeys).where(ofMark(mark))
  return row ?? null
}

export async function storeAnswer(
  db: Db,
  mark: IdempotencyMark,
  answered: { status: number; body: string | null },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ status: answered.status, answer: answered.body, committed: true, outcomes: null })
    .where(ofMark(mark))
}

/** The call failed: the same key may be tried again. What already stands is not done again. */
export async function releaseMark(db: Db, mark: IdempotencyMark): Promise<void> {
  await db.delete(idempotencyKeys).where(and(ofMark(mark), eq(idempotencyKeys.committed, false)))
  await db.update(idempotencyKeys).set({ process: '' }).where(ofMark(mark))
}

export async function forgetMarksBefore(db: Db, instant: string): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, instant))
}
