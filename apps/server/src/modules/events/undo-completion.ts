import { allow, type Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Conflict, NotFound } from '../../foundation/errors.ts'
import { assessmentOf, writeAssessment } from './assess-workplace.ts'
import { type CompletionRow, findCompletion, lastCompletions, loadAct } from './completion-queries.ts'
import { requireOpen } from './date-rules.ts'
import { loadEvents } from './event-queries.ts'
import type { EventRow, ListedEvent } from './event-row.ts'
import { timingOf, withTimes } from './event-times.ts'
import { companyOfEvent, findEventOf } from './find-event.ts'
import { bringRows, type Ledger, openLedger, putRow } from './ledger.ts'
import { settleReturns } from './settle-returns.ts'
import { findWorkplace } from './workplace-queries.ts'
import { writeLedger } from './write-ledger.ts'

type Undo = { id: number; completionId: number | null }

/** Takes back the last completion, with all that it brought. */
export async function undoCompletion(ctx: Ctx, { id, completionId }: Undo): Promise<ListedEvent> {
  const companyId = await companyOfEvent(ctx, id)
  allow(ctx, companyId, 'event.change')
  await inTransaction(ctx, companyId, (tx) => undoIn(tx, ctx, { companyId, eventId: id, completionId }))
  return findEventOf(ctx, id)
}

/** For a verb that does more in the same transaction. */
export async function undoIn(
  tx: Tx,
  ctx: Ctx,
  { companyId, eventId, completionId }: { companyId: number; eventId: number; completionId: number | null },
): Promise<void> {
  await lockCompany(tx, companyId)
  const [row] = await loadEvents(tx, companyId, [eventId])
  if (row === undefined) throw new NotFound()
  requireOpen(row)
  const ledger = openLedger(ctx, companyId, [row])
  const completion = await lastOf(tx, row, completionId)
  const act = await wholeAct(tx, completion)
  await bringEvents(tx, ledger, act)
  for (const taken of act) takeBack(ledger, taken)
  const movements = act.map((taken) => ({ completion: taken, sign: -1 as const }))
  await settleReturns(
    tx,
    ledger,
    movements,
    () => new Conflict('Выданное уже вернули: сначала отмените возврат'),
  )
  await restoreWorkplace(tx, ledger, act)
  await writeLedger(tx, ledger)
}

async function lastOf(tx: Tx, { id, companyId }: EventRow, asked: number | null): Promise<CompletionRow> {
  const last = (await lastCompletions(tx, companyId, [id])).get(id)
  const target = asked ?? last
  if (target === undefined) throw new Conflict('Отменять нечего: выполнений нет')
  const completion = await findCompletion(tx, companyId, target)
  if (completion === null || completion.eventId !== id) throw new NotFound()
  if (completion.undoneAt !== null) throw new Conflict('Это выполнение уже отменено')
  if (target !== last) throw new Conflict('Есть более позднее выполнение: сначала отмените его')
  return completion
}

/** A report came to all of its workplace at once and goes so. */
async function wholeAct(tx: Tx, completion: CompletionRow): Promise<CompletionRow[]> {
  const { companyId } = completion
  const act = await loadAct(tx, companyId, completion.causeId ?? completion.id)
  const last = await lastCompletions(
    tx,
    companyId,
    act.map(({ eventId }) => eventId),
  )
  if (act.some(({ eventId, id }) => last.get(eventId) !== id)) {
    throw new Conflict(
      'У другого работника этого рабочего места есть более позднее выполнение: сначала отмените его',
    )
  }
  return act
}

async function bringEvents(tx: Tx, ledger: Ledger, act: readonly CompletionRow[]): Promise<void> {
  bringRows(
    ledger,
    await loadEvents(
      tx,
      ledger.companyId,
      act.map(({ eventId }) => eventId),
    ),
  )
}

function takeBack(ledger: Ledger, { id, eventId, before }: CompletionRow): void {
  const row = ledger.rows.get(eventId)
  if (row === undefined) return
  // A period that the company set since stays.
  const periodicity = timingOf(row).isOwnPeriod ? row.periodicity : before.periodicity
  const restored = { ...row, date: before.date, periodicity, facts: { ...row.facts, ...before.facts } }
  ledger.undone.push(id)
  putRow(ledger, withTimes(restored), 'event.undone')
}

async function restoreWorkplace(tx: Tx, ledger: Ledger, act: readonly CompletionRow[]): Promise<void> {
  const [assessed] = act.flatMap(({ before }) => (before.workplace === null ? [] : [before.workplace]))
  if (assessed === undefined) return
  const workplace = await findWorkplace(tx, ledger.companyId, assessed.id)
  if (workplace === null) return
  const { id, ...earlier } = assessed
  await writeAssessment(tx, ledger, workplace, { ...assessmentOf(workplace), ...earlier })
}
