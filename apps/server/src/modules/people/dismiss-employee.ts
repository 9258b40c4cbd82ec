import { type CalendarDate, dismissalDateProblem } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import { touchedRecords } from '../events/index.ts'
import { getEmployeeForUpdate, type NamedEmployee, updateEmployee } from './employee-queries.ts'
import { employeeRecord } from './employee-record.ts'
import { findEmployeeOf } from './find-employee.ts'
import { leaveShared, otherJobsOf } from './other-jobs.ts'

type DismissEmployee = { id: number; dismissedOn: CalendarDate }

/** The record and its history stay; the active list drops it. */
export async function dismissEmployee(
  ctx: Ctx,
  { id, dismissedOn }: DismissEmployee,
): Promise<NamedEmployee> {
  const { companyId, positionName } = await findEmployeeOf(ctx, id)
  allow(ctx, companyId, 'employee.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getEmployeeForUpdate(tx, companyId, id)
    if (stored.dismissedOn !== null) throw new Conflict('Работник уже уволен')
    const problem = dismissalDateProblem(dismissedOn, stored.hireDate, ctx.today(companyId))
    if (problem !== null) throw Invalid.field('dismissedOn', problem)
    const jobs = [id, ...(await otherJobsOf(tx, stored)).map((job) => job.id)]
    const touched: Touched[] = [
      { table: 'employees', of: { column: 'id', ids: jobs } },
      ...touchedRecords(jobs),
    ]
    const name = `${stored.lastName} ${stored.firstName}`
    return undoably(tx, ctx, { companyId, permission: 'employee.change', name, touched }, async () => {
      const before = employeeRecord(stored)
      const saved = await updateEmployee(tx, stored, { ...before, dismissedOn }, ctx.now)
      await audit(tx, ctx, {
        companyId,
        action: 'employee.dismissed',
        entity: 'employee',
        entityId: id,
        before,
        after: employeeRecord(saved),
      })
      await leaveShared(tx, ctx, saved)
      return { ...saved, positionName }
    })
  })
}
