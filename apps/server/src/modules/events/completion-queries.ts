import { COMPLETION_KINDS } from '@ot/domain'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import {
  anyObject,
  type Checked,
  listOf,
  number,
  oneOf,
  orNull,
  readRows,
  shaped,
  text,
} from '../../db/rows.ts'
import { eventCompletions } from '../../db/schema/section.ts'
import type { Tx } from '../../db/transaction.ts'

export type CompletionRow = typeof eventCompletions.$inferSelect
export type NewCompletion = Omit<CompletionRow, 'undoneAt' | 'undoneBy'>

/** Eleven parameters a row, and one statement takes 65,535. */
const ROWS_AT_ONCE = 4000

export async function insertCompletions(tx: Tx, rows: readonly NewCompletion[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(eventCompletions).values(rows.slice(start, start + ROWS_AT_ONCE))
  }
}

export async function findCompletion(tx: Tx, companyId: number, id: number): Promise<CompletionRow | null> {
  const [row] = await loadCompletions(tx, companyId, [id])
  return row ?? null
}

export async function loadCompletions(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<CompletionRow[]> {
  return tx
    .select()
    .from(eventCompletions)
    .where(and(eq(eventCompletions.companyId, companyId), inArray(eventCompletions.id, [...ids])))
    .orderBy(eventCompletions.id)
}

/** The completion that stands last on each event; taken back ones stand no more. */
export async function lastCompletions(
  tx: Tx,
  companyId: number,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await readRows(
    tx.$client,
    shaped({ eventId: number, id: number }),
    `select event_id as "eventId", max(id) as id from event_completions
     where company_id = $1 and event_id = any($2) and undone_at is null group by event_id`,
    [companyId, eventIds],
  )
  return new Map(rows.map(({ eventId, id }) => [eventId, id]))
}

/** Who marks many at once writes all of them in one moment. Of each completion those that its user marked together with it
 * and that still stand last on events nobody has closed, itself among them; what a cause brought goes with its cause. */
export async function marksTogether(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await readRows(
    tx.$client,
    shaped({ ids: listOf(number) }),
    `with moments as (select distinct at, user_id from event_completions where company_id = $1 and id = any($2))
     select array_agg(c.id::float8 order by c.id) as ids
     from moments m
       join audit_entries a on a.company_id = $1 and a.at = m.at and a.user_id = m.user_id
         and a.action in ('event.completed', 'event.corrected')
       join events e on e.company_id = $1 and e.id = a.entity_id and e.closed_on is null
       join event_completions c on c.company_id = $1 and c.event_id = e.id and c.at = m.at and c.user_id = m.user_id
         and c.undone_at is null and c.cause_id is null
     where not exists (select from event_completions later where later.company_id = $1 and later.event_id = e.id
       and later.id > c.id and later.undone_at is null)
     group by m.at, m.user_id`,
    [companyId, ids],
  )
  const found = rows.flatMap(({ ids: together }) => together.map((id) => [id, together] as const))
  return new Map(found.filter(([id]) => ids.includes(id)))
}

/** What the completion that stands last on the event told; null: it has none. */
export async function lastFacts(
  tx: Tx,
  companyId: number,
  eventId: number,
): Promise<CompletionRow['facts'] | null> {
  const id = (await lastCompletions(tx, companyId, [eventId])).get(eventId)
  return id === undefined ? null : ((await findCompletion(tx, companyId, id))?.facts ?? null)
}

/** Completions with all that came with them and still stands, a cause before what it brought. */
export async function loadActs(
  tx: Tx,
  companyId: number,
  causeIds: readonly number[],
): Promise<CompletionRow[]> {
  return tx
    .select()
    .from(eventCompletions)
    .where(
      and(
        eq(eventCompletions.companyId, companyId),
        or(inArray(eventCompletions.id, [...causeIds]), inArray(eventCompletions.causeId, [...causeIds])),
        isNull(eventCompletions.undoneAt),
      ),
    )
    .orderBy(eventCompletions.id)
}

export async function markCompletionUndone(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  by: { userId: number | null; now: string },
): Promise<void> {
  await tx
    .update(eventCompletions)
    .set({ undoneAt: by.now, undoneBy: by.userId })
    .where(and(eq(eventCompletions.companyId, companyId), inArray(eventCompletions.id, [...ids])))
}

export async function deleteCompletionRows(
  tx: Tx,
  companyId: number,
  eventIds: readonly number[],
): Promise<void> {
  await tx
    .delete(eventCompletions)
    .where(and(eq(eventCompletions.companyId, companyId), inArray(eventCompletions.eventId, [...eventIds])))
}

const isHistoryRow = shaped({
  id: number,
  kind: oneOf(COMPLETION_KINDS),
  date: text,
  periodicity: text,
  deadline: orNull(text),
  facts: anyObject,
  at: text,
  userName: orNull(text),
  undoneAt: orNull(text),
  undoneBy: orNull(text),
  memoId: orNull(number),
})
export type HistoryRow = Checked<typeof isHistoryRow>

/** Newest first. */
export async function listHistory(tx: Tx, companyId: number, eventId: number): Promise<HistoryRow[]> {
  return readRows(
    tx.$client,
    isHistoryRow,
    `select c.id, c.kind, c.date, c.periodicity, c.deadline, c.facts, c.at,
       coalesce(u.name, u.email) as "userName", c.undone_at as "undoneAt", coalesce(b.name, b.email) as "undoneBy",
       l.memo_id as "memoId"
     from event_completions c
       left join memo_lines l on l.company_id = c.company_id and l.completion_id = c.id
       left join users u on u.id = c.user_id left join users b on b.id = c.undone_by
     where c.company_id = $1 and c.event_id = $2 order by c.id desc`,
    [companyId, eventId],
  )
}
