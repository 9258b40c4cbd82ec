import type { LetterKind } from '@ot/domain'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { letters } from '../../db/schema/letter.ts'
import type { Tx } from '../../db/transaction.ts'

export type LetterRow = typeof letters.$inferSelect

export async function insertLetter(tx: Tx, values: typeof letters.$inferInsert): Promise<LetterRow> {
  const [row] = await tx.insert(letters).values(values).returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function listLetters(
  tx: Tx,
  companyId: number,
  { page, limit }: { page: number; limit: number },
): Promise<LetterRow[]> {
  return tx
    .select()
    .from(letters)
    .where(eq(letters.companyId, companyId))
    .orderBy(desc(letters.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function countOwnLetters(tx: Tx, companyId: number): Promise<number> {
  const [row] = await tx.select({ letters: count() }).from(letters).where(eq(letters.companyId, companyId))
  return row?.letters ?? 0
}

/** How many somebody has asked for by hand since then. */
export async function countByHand(
  tx: Tx,
  {
    companyId,
    addressee,
    kind,
    after,
  }: { companyId: number; addressee: string; kind: LetterKind; after: string },
): Promise<number> {
  const [row] = await tx
    .select({ letters: count() })
    .from(letters)
    .where(
      and(
        eq(letters.companyId, companyId),
        eq(letters.addressee, addressee),
        eq(letters.kind, kind),
        isNull(letters.period),
        gt(letters.queuedAt, after),
      ),
    )
  return row?.letters ?? 0
}

export async function isLetterSent(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const [row] = await tx.select({ sentAt: letters.sentAt }).from(letters).where(ofLetter(companyId, id))
  return row !== undefined && row.sentAt !== null
}

export async function markSent(tx: Tx, companyId: number, id: number, now: string): Promise<void> {
  await tx
    .update(letters)
    .set({ sentAt: now, failedAt: null, attempts: sql`${letters.attempts} + 1` })
    .where(ofLetter(companyId, id))
}

/** After so many attempts nobody tries again. */
export async function markAttempt(
  tx: Tx,
  { companyId, id, now, attemptsMax }: { companyId: number; id: number; now: string; attemptsMax: number },
): Promise<void> {
  const attempts = sql`${letters.attempts} + 1`
  await tx
    .update(letters)
    .set({ attempts, failedAt: sql`case when ${attempts} >= ${attemptsMax} then ${now}::timestamptz end` })
    .where(ofLetter(companyId, id))
}

function ofLetter(companyId: number, id: number) {
  return and(eq(letters.companyId, companyId), eq(letters.id, id))
}
