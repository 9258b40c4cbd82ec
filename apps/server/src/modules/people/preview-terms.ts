import { EmployeeFields, type MovedTerm } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { previewRetimed } from '../events/index.ts'
import { fieldsOf } from './employee-record.ts'
import { requireSoundEmployee } from './employee-rules.ts'
import { findEmployeeOf } from './find-employee.ts'

type Changes = { id: number; changes: Readonly<Record<string, unknown>> }

/** Which deadlines the change of a record would move, and why: nothing is written. */
export async function previewTerms(ctx: Ctx, { id, changes }: Changes): Promise<MovedTerm[]> {
  const { positionName, ...stored } = await findEmployeeOf(ctx, id)
  const { companyId, dismissedOn } = stored
  allow(ctx, companyId, 'employee.change')
  const before = fieldsOf(stored)
  const after = checkedPatch(EmployeeFields, before, changes)
  const today = ctx.today(companyId)
  return readScoped(ctx, async (tx) => {
    await requireSoundEmployee(tx, companyId, { ...after, dismissedOn }, today)
    return previewRetimed(tx, companyId, { id, before, after }, today)
  })
}
