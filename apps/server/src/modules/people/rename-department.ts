import { allow, type Ctx } from '../../ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type DepartmentRow, getDepartmentForUpdate, updateDepartmentName } from './department-queries.ts'
import { findCompanyOfDepartment } from './find-department.ts'
import { withUniqueName } from './unique-department-name.ts'

type RenameDepartment = { id: number; name: string; ifMatch: number | null }

export async function renameDepartment(
  ctx: Ctx,
  { id, name, ifMatch }: RenameDepartment,
): Promise<DepartmentRow> {
  const companyId = await findCompanyOfDepartment(ctx, id)
  allow(ctx, companyId, 'department.change')
  return inTransaction(ctx, companyId, async (tx) => {
    const stored = await getDepartmentForUpdate(tx, companyId, id)
    const entity = { companyId, entity: 'department', entityId: id }
    await checkVersion(tx, { ...entity, stored: stored.version, expected: ifMatch })
    if (stored.name === name) return stored
    const renamed = await withUniqueName(name, updateDepartmentName(tx, stored, name, ctx.now))
    await audit(tx, ctx, {
      ...entity,
      action: 'department.renamed',
      before: { name: stored.name },
      after: { name },
    })
    return renamed
  })
}
