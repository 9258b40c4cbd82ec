import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type DepartmentRow, insertDepartment } from './department-queries.ts'
import { withUniqueName } from './unique-department-name.ts'

type CreateDepartment = { companyId: number; name: string }

export async function createDepartment(ctx: Ctx, input: CreateDepartment): Promise<DepartmentRow> {
  const { companyId } = input
  allow(ctx, companyId, 'department.change')
  return inTransaction(ctx, companyId, async (tx) => {
    const department = await withUniqueName(input.name, insertDepartment(tx, input, ctx.now))
    await audit(tx, ctx, {
      companyId,
      action: 'department.created',
      entity: 'department',
      entityId: department.id,
      before: null,
      after: { name: department.name },
    })
    return department
  })
}
