import type { TransferAnswer } from '@ot/contract'
import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { findEmployeeOf } from '../people/index.ts'
import { listTransfers, type TransferRow } from './transfer-queries.ts'

/** The newest first. */
export async function transfersOf(ctx: Ctx, employeeId: number): Promise<TransferAnswer[]> {
  const { companyId } = await findEmployeeOf(ctx, employeeId)
  const rows = await readScoped(ctx, (tx) => listTransfers(tx, companyId, employeeId))
  const last = rows.find(({ undoneAt }) => undoneAt === null)
  return rows.map((row) => presentTransfer(row, row === last))
}

function presentTransfer(row: TransferRow, isLast: boolean): TransferAnswer {
  const { id, employeeId, movedOn, orderNumber, orderDate, undoneAt } = row
  return {
    id,
    employeeId,
    movedOn,
    from: { department: row.fromDepartment, position: row.fromPosition, workplace: row.fromWorkplace },
    to: { department: row.toDepartment, position: row.toPosition, workplace: row.toWorkplace },
    orderNumber,
    orderDate,
    undoneAt,
    isLast,
  }
}
