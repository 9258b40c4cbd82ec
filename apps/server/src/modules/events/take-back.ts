import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { assessmentOf, leaveWorkplace, moveTo, writeAssessment } from './assess-workplace.ts'
import { type CompletionRow, lastCompletions, loadActs } from './completion-queries.ts'
import { loadEvents } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { timingOf, withTimes } from './event-times.ts'
import { type Ledger, openLedger, putRow } from './ledger.ts'
import { settleReturns } from './settle-returns.ts'
import { findWorkplace } from './workplace-queries.ts'

/** What taking back completions changes that stand last on their events, with all that came with them. */
export async function withoutCompletions(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  completions: readonly CompletionRow[],
): Promise<Ledger> {
  const taken = await wholeActs(tx, companyId, completions)
  const rows = await loadEvents(
    tx,
    companyId,
    taken.map(({ eventId }) => eventId),
  )
  const ledger = openLedger(ctx, companyId, rows)
  for (const completion of taken) await takeBack(tx, ledger, completion)
  const movements = taken.map((completion) => ({ completion, sign: -1 as const }))
  await settleReturns(
    tx,
    ledger,
    movements,
    () => new Conflict('Выданное уже вернули: сначала отмените возврат'),
  )
  for (const completion of taken) await restoreWorkplace(tx, ledger, completion)
  return ledger
}

/** A report came to all of its workplace at once and goes so. */
async function wholeActs(
  tx: Tx,
  companyId: number,
  completions: readonly CompletionRow[],
): Promise<CompletionRow[]> {
  const taken = await loadActs(tx, companyId, [...new Set(completions.map((one) => one.causeId ?? one.id))])
  const last = await lastCompletions(
    tx,
    companyId,
    taken.map(({ eventId }) => eventId),
  )
  if (taken.some(({ eventId, id }) => last.get(eventId) !== id)) {
    throw new Conflict(
      'У другого работника этого рабочего места есть более позднее выполнение: сначала отмените его',
    )
  }
  return taken
}

async function takeBack(tx: Tx, ledger: Ledger, { id, eventId, before }: CompletionRow): Promise<void> {
  const row = ledger.rows.get(eventId)
  if (row === undefined) return
  // A period that the company set since stays.
  const periodicity = timingOf(row).isOwnPeriod ? row.periodicity : before.periodicity
  const restored = { ...row, date: before.date, periodicity, facts: { ...row.facts, ...before.facts } }
  const placed = await whereItStood(tx, restored, before)
  ledger.undone.push(id)
  putRow(ledger, asFound(placed, row, before), 'event.undone')
}

/** Where nothing has touched the event since, also a deadline that the rules would count otherwise is back. */
function asFound(
  placed: EventRow,
  { version }: EventRow,
  { kept, periodicity }: CompletionRow['before'],
): EventRow {
  const isUntouched = kept !== undefined && kept.version + 1 === version
  return isUntouched ? { ...placed, periodicity, deadline: kept.deadline } : placed
}

/** The completion may have put it on another workplace; where it stood may be gone since. */
async function whereItStood(
  tx: Tx,
  row: EventRow,
  { stoodOn, facts }: CompletionRow['before'],
): Promise<EventRow> {
  if (stoodOn === undefined) return withTimes(row)
  const workplace = stoodOn === null ? null : await findWorkplace(tx, row.companyId, stoodOn)
  return workplace === null ? leaveWorkplace(row, facts) : moveTo(row, workplace)
}

async function restoreWorkplace(tx: Tx, ledger: Ledger, { before }: CompletionRow): Promise<void> {
  if (before.workplace === null) return
  const { id, ...earlier } = before.workplace
  const workplace = await findWorkplace(tx, ledger.companyId, id)
  if (workplace === null) return
  await writeAssessment(tx, ledger, workplace, { ...assessmentOf(workplace), ...earlier })
}
