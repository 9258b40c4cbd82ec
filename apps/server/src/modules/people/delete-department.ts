import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { Conflict } from '../../foundation/errors.ts'
import {
  countEmployeesOfDepartment,
  countNamingDepartment,
  deleteDepartmentRow,
  getDepartmentForUpdate,
} from './department-queries.ts'
import { findCompanyOfDepartment } from './find-department.ts'

export async function deleteDepartment(ctx: Ctx, id: number): Promise<void> {
  const companyId = await findCompanyOfDepartment(ctx, id)
  allow(ctx, companyId, 'department.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const { name } = await getDepartmentForUpdate(tx, companyId, id)
    const employees = await countEmployeesOfDepartment(tx, companyId, id)
    if (employees > 0) {
      throw new Conflict(
        `В отделе «${name}» числятся работники, считая уволенных: ${employees}. Сначала переведите их в другой отдел`,
      )
    }
    await requireUnnamed(tx, { companyId, id, name })
    const touched: Touched[] = [
      { table: 'departments', of: { column: 'id', ids: [id] } },
      { table: 'head_letters', of: { column: 'department_id', ids: [id] } },
    ]
    await undoably(tx, ctx, { companyId, permission: 'department.change', name, touched }, async () => {
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
  })
}

async function requireUnnamed(
  tx: Tx,
  { companyId, id, name }: { companyId: number; id: number; name: string },
): Promise<void> {
  const { workplaces, incidents } = await countNamingDepartment(tx, companyId, id)
  if (incidents > 0) {
    throw new Conflict(
      `Отдел «${name}» назван в происшествиях: ${incidents}. Их материалы хранятся, поэтому отдел остаётся`,
    )
  }
  if (workplaces > 0) {
    throw new Conflict(
      `К отделу «${name}» относятся рабочие места: ${workplaces}. Сначала укажите им другой отдел`,
    )
  }
}
