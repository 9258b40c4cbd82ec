import { and, eq, lt } from 'drizzle-orm'
import type { Db } from './client.ts'
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
export async function markCommitted(tx: Db, mark: IdempotencyMark): Promise<void> {
  await tx.update(idempotencyKeys).set({ committed: true }).where(ofMark(mark))
}

export async function takeMark(
  db: Db,
  mark: IdempotencyMark,
  bodyHash: string,
  startedAt: string,
): Promise<boolean> {
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...mark, bodyHash, startedAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return taken.length === 1
}

export async function takeOver(
  db: Db,
  mark: IdempotencyMark,
  formerStart: string,
  startedAt: string,
): Promise<boolean> {
  const taken = await db
    .update(idempotencyKeys)
    .set({ startedAt })
    .where(
      and(ofMark(mark), eq(idempotencyKeys.startedAt, formerStart), eq(idempotencyKeys.committed, false)),
    )
    .returning({ key: idempotencyKeys.key })
  return taken.length === 1
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
    .set({ status: answered.status, answer: answered.body, committed: true })
    .where(ofMark(mark))
}

/** The call failed: the same key may be tried again, unless part of it already stands. */
export async function releaseMark(db: Db, mark: IdempotencyMark): Promise<void> {
  await db.delete(idempotencyKeys).where(and(ofMark(mark), eq(idempotencyKeys.committed, false)))
}

export async function forgetMarksBefore(db: Db, instant: string): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, instant))
}
