import type { Recheck } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { loadEmployeesEvents, loadEvents } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { withTimes } from './event-times.ts'
import { openLedger, putRow } from './ledger.ts'
import { writeLedger } from './write-ledger.ts'

type RecheckMarks = Pick<EventRow, 'recheckSince' | 'recheckDue' | 'recheckReason' | 'recheckIncidentId'>
/** What stood on the event before it was asked for, and what stands now. */
export type Marked = { eventId: number; employeeId: number; before: RecheckMarks; after: RecheckMarks }

type Asking = {
  companyId: number
  employeeIds: readonly number[]
  recheck: Recheck
  /** Null: something else asks. */
  incidentId: number | null
  isAsked: (row: EventRow) => boolean
}

/** Asks for what stands open out of turn, in a transaction that holds the company's lock. */
export async function recheckIn(
  tx: Tx,
  ctx: Ctx,
  { companyId, employeeIds, recheck, incidentId, isAsked }: Asking,
): Promise<Marked[]> {
  const asked = (await loadEmployeesEvents(tx, companyId, employeeIds)).filter(isAsked)
  const ledger = openLedger(ctx, companyId, asked)
  const { since: recheckSince, due: recheckDue, reason: recheckReason } = recheck
  const after = { recheckSince, recheckDue, recheckReason, recheckIncidentId: incidentId }
  for (const row of asked) putRow(ledger, withTimes({ ...row, ...after }), 'event.recheck-asked')
  await writeLedger(tx, ledger)
  return asked.map((row) => ({ eventId: row.id, employeeId: row.employeeId, before: marksOf(row), after }))
}

/** What stood before stands again, unless something else has asked since. */
export async function takeBackRecheck(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  marked: readonly Marked[],
): Promise<void> {
  const ids = marked.map(({ eventId }) => eventId)
  const ledger = openLedger(ctx, companyId, await loadEvents(tx, companyId, ids))
  for (const { eventId, before, after } of marked) {
    const row = ledger.rows.get(eventId)
    if (row === undefined || row.closedOn !== null) continue
    if (row.recheckSince !== after.recheckSince || row.recheckReason !== after.recheckReason) continue
    putRow(ledger, withTimes({ ...row, ...before }), 'event.retimed')
  }
  await writeLedger(tx, ledger)
}

function marksOf({ recheckSince, recheckDue, recheckReason, recheckIncidentId }: EventRow): RecheckMarks {
  return { recheckSince, recheckDue, recheckReason, recheckIncidentId }
}
