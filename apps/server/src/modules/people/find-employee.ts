import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { getEmployee, type NamedEmployee } from './employee-queries.ts'

/** An employee of any company of the user; another's answers as one that does not exist. */
export async function findEmployeeOf(ctx: Ctx, id: number): Promise<NamedEmployee> {
  return readScoped(ctx, (tx) => getEmployee(tx, companyIdsOf(ctx), id))
}
