import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { leaveWorkplace, moveTo } from './assess-workplace.ts'
import { lastFacts } from './completion-queries.ts'
import { loadEmployeesEvents } from './event-queries.ts'
import { openLedger, putRow } from './ledger.ts'
import { findWorkplace } from './workplace-queries.ts'
import { writeLedger } from './write-ledger.ts'

/** Null: on none of those kept. */
type Move = { companyId: number; employeeId: number; workplaceId: number | null }

/** The employee's assessment is that of another workplace now. Of whom none is kept, nothing is moved. */
export async function moveToWorkplace(
  tx: Tx,
  ctx: Ctx,
  { companyId, employeeId, workplaceId }: Move,
): Promise<void> {
  const workplace = workplaceId === null ? null : await findWorkplace(tx, companyId, workplaceId)
  if (workplaceId !== null && workplace === null) throw new NotFound()
  const rows = (await loadEmployeesEvents(tx, companyId, [employeeId])).filter(
    (row) => row.section === 'sout' && row.workplaceId !== workplaceId,
  )
  const ledger = openLedger(ctx, companyId, rows)
  for (const row of rows) {
    const moved =
      workplace === null
        ? leaveWorkplace(row, await lastFacts(tx, companyId, row.id))
        : moveTo(row, workplace)
    putRow(ledger, moved, 'event.changed')
  }
  await writeLedger(tx, ledger)
}
