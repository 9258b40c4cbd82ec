import { EmployeeFields, type MovedTerm } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { previewRetimed } from '../events/index.ts'
import { employeeFields } from './employee-record.ts'
import { requireSoundEmployee } from './employee-rules.ts'
import { findEmployeeOf } from './find-employee.ts'
import { otherJobsOf, withPerson } from './other-jobs.ts'

type Changes = { id: number; changes: Readonly<Record<string, unknown>> }

/** Which deadlines the change of a record would move, and why: nothing is written. */
export async function previewTerms(ctx: Ctx, { id, changes }: Changes): Promise<MovedTerm[]> {
  const { positionName, ...stored } = await findEmployeeOf(ctx, id)
  const { companyId, dismissedOn } = stored
  allow(ctx, companyId, 'employee.change')
  const before = employeeFields(stored)
  const after = checkedPatch(EmployeeFields, before, changes)
  const today = ctx.today(companyId)
  return readScoped(ctx, async (tx) => {
    const record = { ...after, dismissedOn }
    const others = await otherJobsOf(tx, stored)
    await requireSoundEmployee(tx, companyId, record, today, others)
    const moved: MovedTerm[] = await previewRetimed(tx, companyId, { id, before, after }, today)
    for (const other of withPerson(others, record))
      moved.push(...(await previewRetimed(tx, companyId, other, today)))
    return moved
  })
}
