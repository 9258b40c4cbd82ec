import { employmentKindProblem } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { getEmployeeForUpdate, type NamedEmployee, updateEmployee } from './employee-queries.ts'
import { employeeRecord } from './employee-record.ts'
import { requirePlaceInTariff } from './employee-rules.ts'
import { findEmployeeOf } from './find-employee.ts'
import { otherJobsOf } from './other-jobs.ts'

/** He takes a place of the tariff again. */
export async function restoreEmployee(ctx: Ctx, id: number): Promise<NamedEmployee> {
  const { companyId, positionName } = await findEmployeeOf(ctx, id)
  allow(ctx, companyId, 'employee.change')
  return inTransaction(ctx, companyId, async (tx) => {
    const stored = await getEmployeeForUpdate(tx, companyId, id)
    const others = await otherJobsOf(tx, stored)
    await requirePlaceInTariff(tx, ctx, companyId, others)
    if (stored.dismissedOn === null) throw new Conflict('Работник не уволен')
    const taken = employmentKindProblem(stored.employmentKind, others)
    if (taken !== null) throw new Conflict(taken)
    const before = employeeRecord(stored)
    const saved = await updateEmployee(tx, stored, { ...before, dismissedOn: null }, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'employee.restored',
      entity: 'employee',
      entityId: id,
      before,
      after: employeeRecord(saved),
    })
    return { ...saved, positionName }
  })
}
