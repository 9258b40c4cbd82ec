import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import {
  type DepartmentRow,
  findHead,
  getDepartmentForUpdate,
  type HeadOfDepartment,
  updateDepartment,
} from './department-queries.ts'
import { findCompanyOfDepartment } from './find-department.ts'
import { withUniqueName } from './unique-department-name.ts'

type ChangeDepartment = {
  id: number
  name?: string | undefined
  headEmployeeId?: number | null | undefined
  ifMatch: number | null
}

export async function changeDepartment(ctx: Ctx, input: ChangeDepartment): Promise<DepartmentRow> {
  const { id, ifMatch } = input
  const companyId = await findCompanyOfDepartment(ctx, id)
  allow(ctx, companyId, 'department.change')
  return inTransaction(ctx, companyId, async (tx) => {
    const stored = await getDepartmentForUpdate(tx, companyId, id)
    const entity = { companyId, entity: 'department', entityId: id } as const
    await checkVersion(tx, { ...entity, stored: stored.version, expected: ifMatch })
    const { name = stored.name, headEmployeeId = stored.headEmployeeId } = input
    if (stored.name === name && stored.headEmployeeId === headEmployeeId) return stored
    const head = await headOf(tx, companyId, headEmployeeId)
    const isNewHead = headEmployeeId !== stored.headEmployeeId
    if (isNewHead && head?.isDismissed === true) {
      throw Invalid.field('headEmployeeId', `${head.fullName}: работник уволен`)
    }
    const former = await headOf(tx, companyId, stored.headEmployeeId)
    const saved = await withUniqueName(
      name,
      updateDepartment(tx, stored, { name, headEmployeeId, now: ctx.now }),
    )
    await audit(tx, ctx, {
      ...entity,
      action: isNewHead ? 'department.changed' : 'department.renamed',
      before: { name: stored.name, head: former?.fullName ?? null },
      after: { name, head: head?.fullName ?? null },
    })
    return saved
  })
}

async function headOf(
  tx: Tx,
  companyId: number,
  employeeId: number | null,
): Promise<HeadOfDepartment | null> {
  if (employeeId === null) return null
  const head = await findHead(tx, companyId, employeeId)
  if (head === null) throw Invalid.field('headEmployeeId', 'Такого работника нет')
  return head
}
