import type { EmployeeChange } from '@ot/contract'
import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { deedsToTakeBack } from '../../db/undo-offers.ts'
import { listDepartments } from './department-queries.ts'
import { findEmployeeOf } from './find-employee.ts'
import { listDeletedDepartments, listEmployeeLog } from './history-queries.ts'
import { presentEmployeeChange } from './present-history.ts'

/** Everything the log has of an employee, newest first, in words. */
export async function readHistory(ctx: Ctx, id: number): Promise<EmployeeChange[]> {
  const { companyId } = await findEmployeeOf(ctx, id)
  return readScoped(ctx, async (tx) => {
    const log = await listEmployeeLog(tx, companyId, id)
    const departments = await listDeletedDepartments(tx, companyId)
    for (const department of await listDepartments(tx, companyId))
      departments.set(department.id, department.name)
    const back = await deedsToTakeBack(
      tx,
      ctx,
      companyId,
      log.map((entry) => entry.id),
    )
    return log.map((row) => presentEmployeeChange(row, departments, back.get(row.id) ?? null))
  })
}
