import { isSharedByJobs, slotOf } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { loadEmployeesEvents } from './event-queries.ts'
import type { EventRow } from './event-row.ts'
import { openLedger, putRow } from './ledger.ts'
import { writeLedger } from './write-ledger.ts'

type HandOver = { companyId: number; from: number; to: number }

/** What one person has met once for all his jobs goes on with another of them, its history too. */
export async function handOverShared(tx: Tx, ctx: Ctx, { companyId, from, to }: HandOver): Promise<void> {
  const rows = await loadEmployeesEvents(tx, companyId, [from, to])
  const held = new Set(rows.filter(({ employeeId }) => employeeId === to).flatMap(slotOfRow))
  const ledger = openLedger(ctx, companyId, rows)
  for (const row of rows) {
    const isLeft = row.employeeId === from && row.rule !== null && isSharedByJobs(row.rule)
    if (isLeft && !slotOfRow(row).some((slot) => held.has(slot)))
      putRow(ledger, { ...row, employeeId: to }, 'event.changed')
  }
  await writeLedger(tx, ledger)
}

function slotOfRow({ rule }: EventRow): string[] {
  return rule === null ? [] : [slotOf(rule)]
}
