import { allow, type Ctx } from '../../ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../errors.ts'
import {
  countEmployeesOfDepartment,
  deleteDepartmentRow,
  getDepartmentForUpdate,
} from './department-queries.ts'
import { findCompanyOfDepartment } from './find-department.ts'

export async function deleteDepartment(ctx: Ctx, id: number): Promise<void> {
  const companyId = await findCompanyOfDepartment(ctx, id)
  allow(ctx, companyId, 'department.change')
  await inTransaction(ctx, companyId, async (tx) => {
    const { name } = await getDepartmentForUpdate(tx, companyId, id)
    const employees = await countEmployeesOfDepartment(tx, companyId, id)
    if (employees > 0) {
      throw new Conflict(
        `В отделе «${name}» числятся работники, считая уволенных: ${employees}. Сначала переведите их в другой отдел`,
      )
    }
    await deleteDepartmentRow(tx, companyId, id)
    await audit(tx, ctx, {
      companyId,
      action: 'department.deleted',
      entity: 'department',
      entityId: id,
      before: { name },
      after: null,
    })
  })
}
