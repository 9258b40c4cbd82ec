import { isDeepStrictEqual } from 'node:util'
import { EmployeeFields } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { retimeEmployees } from '../events/index.ts'
import { getEmployeeForUpdate, type NamedEmployee, updateEmployee } from './employee-queries.ts'
import { employeeFields, employeeRecord } from './employee-record.ts'
import { requireSoundEmployee } from './employee-rules.ts'
import { findEmployeeOf } from './find-employee.ts'
import { otherJobsOf, spreadPerson } from './other-jobs.ts'

type ChangeEmployee = { id: number; changes: Readonly<Record<string, unknown>>; ifMatch: number | null }

export async function changeEmployee(
  ctx: Ctx,
  { id, changes, ifMatch }: ChangeEmployee,
): Promise<NamedEmployee> {
  const { companyId } = await findEmployeeOf(ctx, id)
  allow(ctx, companyId, 'employee.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getEmployeeForUpdate(tx, companyId, id)
    const entity = { companyId, entity: 'employee', entityId: id } as const
    const version = { stored: stored.version, expected: ifMatch }
    await checkVersion(tx, { ...entity, ...version })
    const before = employeeRecord(stored)
    const after = {
      ...checkedPatch(EmployeeFields, employeeFields(stored), changes),
      dismissedOn: stored.dismissedOn,
    }
    const others = await otherJobsOf(tx, stored)
    const position = await requireSoundEmployee(tx, companyId, after, ctx.today(companyId), others)
    if (isDeepStrictEqual(before, after)) return { ...stored, positionName: position.name }
    const saved = await updateEmployee(tx, stored, after, ctx.now)
    await audit(tx, ctx, { ...entity, action: 'employee.changed', before, after })
    await retimeEmployees(tx, ctx, companyId, [{ id, before, after }])
    await spreadPerson(tx, ctx, others, after)
    return { ...saved, positionName: position.name }
  })
}
