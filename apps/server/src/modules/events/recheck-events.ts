import type { Recheck, Section } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { loadEmployeesEvents } from './event-queries.ts'
import { withTimes } from './event-times.ts'
import { openLedger, putRow } from './ledger.ts'
import { writeLedger } from './write-ledger.ts'

type Asking = {
  companyId: number
  section: Section
  employeeIds: readonly number[]
  recheck: Recheck
  incidentId: number
}

/** Asks for what stands open of a section out of turn, in a transaction that holds the company's lock. Answers whose it was. */
export async function recheckIn(
  tx: Tx,
  ctx: Ctx,
  { companyId, section, employeeIds, recheck, incidentId }: Asking,
): Promise<ReadonlySet<number>> {
  const open = await loadEmployeesEvents(tx, companyId, employeeIds)
  const asked = open.filter((row) => row.section === section)
  const ledger = openLedger(ctx, companyId, asked)
  const { since: recheckSince, due: recheckDue, reason: recheckReason } = recheck
  const marks = { recheckSince, recheckDue, recheckReason, recheckIncidentId: incidentId }
  for (const row of asked) putRow(ledger, withTimes({ ...row, ...marks }), 'event.recheck-asked')
  await writeLedger(tx, ledger)
  return new Set(asked.map(({ employeeId }) => employeeId))
}
