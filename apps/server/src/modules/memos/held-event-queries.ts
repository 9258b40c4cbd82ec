import type { Section } from '@ot/domain'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { memos } from '../../db/schema/memo.ts'
import { events } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'

type Holder = { companyId: number; id: number }

export async function letGo(tx: Tx, { companyId, id }: Holder): Promise<void> {
  await tx
    .update(events)
    .set({ memoId: null })
    .where(and(eq(events.companyId, companyId), eq(events.memoId, id)))
}

/** Takes those that no other memo holds and says which. */
export async function takeFree(
  tx: Tx,
  { companyId, id }: Holder,
  eventIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const taken = await tx
    .update(events)
    .set({ memoId: id })
    .where(
      and(
        eq(events.companyId, companyId),
        inArray(events.id, [...eventIds]),
        or(isNull(events.memoId), eq(events.memoId, id)),
      ),
    )
    .returning({ id: events.id })
  return new Set(taken.map((event) => event.id))
}

/** The number of the memo that holds the event. */
export async function findHolderNumber(tx: Tx, companyId: number, eventId: number): Promise<number | null> {
  const [holder] = await tx
    .select({ number: memos.number })
    .from(events)
    .innerJoin(memos, and(eq(memos.companyId, events.companyId), eq(memos.id, events.memoId)))
    .where(and(eq(events.companyId, companyId), eq(events.id, eventId)))
  return holder?.number ?? null
}

/** Open events of the section that the employees have. */
export async function openEventIds(
  tx: Tx,
  { companyId, section }: { companyId: number; section: Section },
  employeeIds: readonly number[],
): Promise<number[]> {
  if (employeeIds.length === 0) return []
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.companyId, companyId),
        eq(events.section, section),
        inArray(events.employeeId, [...employeeIds]),
        isNull(events.closedOn),
      ),
    )
  return rows.map(({ id }) => id)
}
