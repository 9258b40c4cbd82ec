import { isDeepStrictEqual } from 'node:util'
import { EmployeeFields } from '@ot/contract'
import { allow, type Ctx } from '../../ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { patched } from '../../http/merge-patch.ts'
import { getEmployeeForUpdate, type NamedEmployee, updateEmployee } from './employee-queries.ts'
import { fieldsOf, recordOf } from './employee-record.ts'
import { requireSoundEmployee } from './employee-rules.ts'
import { findEmployeeOf } from './find-employee.ts'

type ChangeEmployee = { id: number; changes: Readonly<Record<string, unknown>>; ifMatch: number | null }

export async function changeEmployee(
  ctx: Ctx,
  { id, changes, ifMatch }: ChangeEmployee,
): Promise<NamedEmployee> {
  const { companyId } = await findEmployeeOf(ctx, id)
  allow(ctx, companyId, 'employee.change')
  return inTransaction(ctx, companyId, async (tx) => {
    const stored = await getEmployeeForUpdate(tx, companyId, id)
    const entity = { companyId, entity: 'employee', entityId: id }
    await checkVersion(tx, { ...entity, stored: stored.version, expected: ifMatch })
    const before = recordOf(stored)
    const after = { ...patched(EmployeeFields, fieldsOf(stored), changes), dismissedOn: stored.dismissedOn }
    const position = await requireSoundEmployee(tx, companyId, after, ctx.today(companyId))
    if (isDeepStrictEqual(before, after)) return { ...stored, positionName: position.name }
    const saved = await updateEmployee(tx, stored, after, ctx.now)
    await audit(tx, ctx, { ...entity, action: 'employee.changed', before, after })
    return { ...saved, positionName: position.name }
  })
}
