import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { getEmployeeCompany } from '../events/index.ts'
import { type InstructionRow, listInstructions } from './queries.ts'

/** A dismissed employee's stay readable. */
export async function instructionsOf(ctx: Ctx, employeeId: number): Promise<InstructionRow[]> {
  return readScoped(ctx, async (tx) => {
    const companyId = await getEmployeeCompany(tx, companyIdsOf(ctx), employeeId)
    return listInstructions(tx, companyId, employeeId)
  })
}
