import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { type DepartmentRow, listDepartments } from './department-queries.ts'
import { listEmployees, type NamedEmployee } from './employee-queries.ts'

export async function departmentsOf(ctx: Ctx, companyId: number): Promise<DepartmentRow[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, (tx) => listDepartments(tx, companyId))
}

export async function employeesOf(
  ctx: Ctx,
  companyId: number,
  selection: { withDismissed: boolean },
): Promise<NamedEmployee[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, (tx) => listEmployees(tx, companyId, selection))
}
