import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findCompanyOfDepartment } from '../people/index.ts'
import { deleteDepartmentLinks } from './head-queries.ts'

/** Links that were sent stop working; the next letter brings a new one. */
export async function revokeDepartmentLinks(ctx: Ctx, departmentId: number): Promise<void> {
  const companyId = await findCompanyOfDepartment(ctx, departmentId)
  allow(ctx, companyId, 'department.change')
  await inTransaction(ctx, companyId, async (tx) => {
    const revoked = await deleteDepartmentLinks(tx, companyId, departmentId)
    if (revoked === 0) return
    const record = {
      companyId,
      action: 'department.links-revoked',
      entity: 'department',
      entityId: departmentId,
    } as const
    await audit(tx, ctx, { ...record, before: { links: revoked }, after: { links: 0 } })
  })
}
