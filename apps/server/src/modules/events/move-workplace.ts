import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { moveTo } from './assess-workplace.ts'
import { loadEmployeesEvents } from './event-queries.ts'
import { withTimes } from './event-times.ts'
import { openLedger, putRow, writeLedger } from './ledger.ts'
import { findWorkplace } from './workplace-queries.ts'

type Move = { companyId: number; employeeId: number; workplaceId: number }

/** The employee's assessment is that of another workplace now. Of whom none is kept, nothing is moved. */
export async function moveToWorkplace(
  tx: Tx,
  ctx: Ctx,
  { companyId, employeeId, workplaceId }: Move,
): Promise<void> {
  const workplace = await findWorkplace(tx, companyId, workplaceId)
  if (workplace === null) throw new NotFound()
  const rows = await loadEmployeesEvents(tx, companyId, [employeeId])
  const ledger = openLedger(ctx, companyId, rows)
  for (const row of rows) {
    if (row.section !== 'sout' || row.workplaceId === workplaceId) continue
    putRow(ledger, withTimes(moveTo(row, workplace)), 'event.changed')
  }
  await writeLedger(tx, ledger)
}
