import { upperFirst } from '@ot/text'
import { allow, type Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Conflict, NotFound } from '../../foundation/errors.ts'
import {
  type CompletionRow,
  findCompletion,
  lastCompletions,
  loadCompletions,
  marksTogether,
} from './completion-queries.ts'
import { requireOpen } from './date-rules.ts'
import { loadEvents, readEvents } from './event-queries.ts'
import type { EventRow, ListedEvent } from './event-row.ts'
import { companyOfEvent, findEventOf } from './find-event.ts'
import { withoutCompletions } from './take-back.ts'
import { writeLedger } from './write-ledger.ts'

type Undo = {
  id: number
  completionId: number | null
  /** With those that were marked by the same action and still stand. */
  isTogether?: boolean
}

/** Takes back the last completion, with all that it brought. */
export async function undoCompletion(
  ctx: Ctx,
  { id, completionId, isTogether = false }: Undo,
): Promise<ListedEvent> {
  const companyId = await companyOfEvent(ctx, id)
  allow(ctx, companyId, 'event.change')
  await inTransaction(ctx, companyId, (tx) =>
    undoIn(tx, ctx, { companyId, eventId: id, completionId, isTogether }),
  )
  return findEventOf(ctx, id)
}

/** All or none: what was done at once is taken back at once. */
export async function undoCompletions(
  ctx: Ctx,
  { companyId, completionIds }: { companyId: number; completionIds: readonly number[] },
): Promise<ListedEvent[]> {
  allow(ctx, companyId, 'event.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const completions = await loadCompletions(tx, companyId, completionIds)
    if (completions.length < new Set(completionIds).size) throw new NotFound()
    const eventIds = [...new Set(completions.map(({ eventId }) => eventId))]
    const rows = new Map((await loadEvents(tx, companyId, eventIds)).map((row) => [row.id, row]))
    const last = await lastCompletions(tx, companyId, eventIds)
    for (const completion of completions) requireLastOf(rows, completion, last)
    await writeLedger(tx, await withoutCompletions(tx, ctx, companyId, completions))
    return readEvents(tx, [companyId], eventIds)
  })
}

/** Says of whom, for there are several. */
function requireLastOf(
  rows: ReadonlyMap<number, EventRow>,
  completion: CompletionRow,
  last: ReadonlyMap<number, number>,
): void {
  const row = rows.get(completion.eventId)
  if (row === undefined) throw new NotFound()
  requireOpen(row)
  const problem = undoProblem(completion, last.get(row.id))
  if (problem !== null) throw new Conflict(`${row.fullname}: ${problem}`)
}

/** For a verb that does more in the same transaction. */
export async function undoIn(
  tx: Tx,
  ctx: Ctx,
  {
    companyId,
    eventId,
    completionId,
    isTogether = false,
  }: Omit<Undo, 'id'> & { companyId: number; eventId: number },
): Promise<void> {
  await lockCompany(tx, companyId)
  const [row] = await loadEvents(tx, companyId, [eventId])
  if (row === undefined) throw new NotFound()
  requireOpen(row)
  const last = (await lastCompletions(tx, companyId, [eventId])).get(eventId)
  const target = completionId ?? last
  if (target === undefined) throw new Conflict('Отменять нечего: выполнений нет')
  const completion = await findCompletion(tx, companyId, target)
  if (completion === null || completion.eventId !== eventId) throw new NotFound()
  const problem = undoProblem(completion, last)
  if (problem !== null) throw new Conflict(upperFirst(problem))
  const taken = isTogether ? await markedWith(tx, companyId, completion) : [completion]
  await writeLedger(tx, await withoutCompletions(tx, ctx, companyId, taken))
}

async function markedWith(tx: Tx, companyId: number, completion: CompletionRow): Promise<CompletionRow[]> {
  const together = (await marksTogether(tx, companyId, [completion.id])).get(completion.id)
  return together === undefined ? [completion] : loadCompletions(tx, companyId, together)
}

function undoProblem({ id, undoneAt }: CompletionRow, last: number | undefined): string | null {
  if (undoneAt !== null) return 'это выполнение уже отменено'
  return id === last ? null : 'есть более позднее выполнение, сначала отмените его'
}
