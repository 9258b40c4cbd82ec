import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { memos } from '../../db/schema/memo.ts'
import { events } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'
import { Conflict } from '../../errors.ts'
import type { LineRow, MemoRow } from './memo-queries.ts'

/** Lets go of every event the memo holds. */
export async function releaseEvents(tx: Tx, { companyId, id }: MemoRow): Promise<void> {
  await tx
    .update(events)
    .set({ memoId: null })
    .where(and(eq(events.companyId, companyId), eq(events.memoId, id)))
}

/** An active memo holds the events of its lines, a completed one holds none; an event is in one active memo at most. */
export async function holdEvents(tx: Tx, memo: MemoRow, lines: readonly LineRow[]): Promise<void> {
  await releaseEvents(tx, memo)
  const ids = lines.flatMap(({ eventId }) => (eventId === null ? [] : [eventId]))
  if (memo.status !== 'active' || ids.length === 0) return
  const held = await tx
    .update(events)
    .set({ memoId: memo.id })
    .where(
      and(
        eq(events.companyId, memo.companyId),
        inArray(events.id, ids),
        or(isNull(events.memoId), eq(events.memoId, memo.id)),
      ),
    )
    .returning({ id: events.id })
  const ours = new Set(held.map(({ id }) => id))
  const foreign = ids.find((id) => !ours.has(id))
  if (foreign !== undefined) throw await alreadyHeld(tx, memo.companyId, foreign, lines)
}

async function alreadyHeld(tx: Tx, companyId: number, eventId: number, lines: readonly LineRow[]) {
  const [holder] = await tx
    .select({ number: memos.number })
    .from(events)
    .innerJoin(memos, and(eq(memos.companyId, events.companyId), eq(memos.id, events.memoId)))
    .where(and(eq(events.companyId, companyId), eq(events.id, eventId)))
  const name = lines.find((line) => line.eventId === eventId)?.name ?? 'Событие'
  const where = holder === undefined ? 'в другой активной заявке' : `в активной заявке № ${holder.number}`
  return new Conflict(`«${name}» уже ${where}`)
}
