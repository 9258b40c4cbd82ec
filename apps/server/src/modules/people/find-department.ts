import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { getDepartmentCompany } from './department-queries.ts'

export async function findCompanyOfDepartment(ctx: Ctx, id: number): Promise<number> {
  return readScoped(ctx, (tx) => getDepartmentCompany(tx, companyIdsOf(ctx), id))
}
