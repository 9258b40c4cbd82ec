import type { Completion } from '@ot/contract'
import { shortDate } from '@ot/text'
import { allow, type Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Invalid, NotFound } from '../../foundation/errors.ts'
import { completeRows, type Doing } from './complete-rows.ts'
import { requireOpen, requirePossibleDate, requirePossibleReport } from './date-rules.ts'
import { loadEvents, readEvents } from './event-queries.ts'
import type { EventRow, ListedEvent } from './event-row.ts'
import { requireFactsOf } from './facts.ts'
import { companyOfEvent } from './find-event.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { writeLedger } from './write-ledger.ts'

/** With the completion that was written on it. */
export type Completed = { event: ListedEvent; completionId: number }

export async function completeEvent(
  ctx: Ctx,
  { id, completion }: { id: number; completion: Completion },
): Promise<Completed> {
  const companyId = await companyOfEvent(ctx, id)
  const [done] = await completeEvents(ctx, { companyId, eventIds: [id], completion })
  if (done === undefined) throw new NotFound()
  return done
}

/** All or none. */
export async function completeEvents(
  ctx: Ctx,
  {
    companyId,
    eventIds,
    completion,
  }: { companyId: number; eventIds: readonly number[]; completion: Completion },
): Promise<Completed[]> {
  allow(ctx, companyId, 'event.change')
  return inTransaction(ctx, companyId, async (tx) => {
    const written = await completeIn(tx, ctx, { companyId, eventIds, completion })
    const events = await readEvents(tx, [companyId], eventIds)
    return events.map((event) => ({ event, completionId: completionOf(written, event) }))
  })
}

function completionOf(written: ReadonlyMap<number, number>, { id }: ListedEvent): number {
  const completionId = written.get(id)
  if (completionId === undefined) throw new Error(`no completion was written on the event ${id}`)
  return completionId
}

/** For a verb that does more in the same transaction. Answers the completion of each event. */
export async function completeIn(
  tx: Tx,
  ctx: Ctx,
  input: { companyId: number; eventIds: readonly number[]; completion: Completion },
): Promise<ReadonlyMap<number, number>> {
  const { companyId, completion } = input
  await lockCompany(tx, companyId)
  const eventIds = new Set(input.eventIds)
  const rows = await loadEvents(tx, companyId, [...eventIds])
  if (rows.length < eventIds.size) throw new NotFound()
  const ledger = openLedger(ctx, companyId, rows)
  const doing = doingOf(completion)
  requirePossibleReport(doing.given, ledger.today)
  for (const row of rows) requireDoable(row, completion, ledger)
  await completeRows(tx, ledger, rows, doing)
  await writeLedger(tx, ledger)
  return new Map(
    ledger.completions.filter(({ eventId }) => eventIds.has(eventId)).map(({ eventId, id }) => [eventId, id]),
  )
}

function doingOf({ date, workplaceNumber = null, ...given }: Completion): Doing {
  return { date, workplaceNumber, given: withoutAbsent(given) }
}

function withoutAbsent(facts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

function requireDoable(row: EventRow, { date, ...facts }: Completion, { today }: Ledger): void {
  requireOpen(row)
  requireFactsOf(row.section, withoutAbsent(facts))
  requirePossibleDate(date, row, today)
  if (row.date !== null && date < row.date) {
    throw Invalid.field(
      'date',
      `Позже уже выполнено (${shortDate(row.date)}). Чтобы заменить ту дату, исправьте её`,
    )
  }
}
