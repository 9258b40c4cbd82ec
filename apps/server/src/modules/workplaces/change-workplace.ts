import { isDeepStrictEqual } from 'node:util'
import { WorkplaceFields } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import {
  findWorkplace,
  lawfulDeadline,
  spreadAssessment,
  updateWorkplace,
  type WorkplaceRow,
} from '../events/index.ts'
import { companyOfWorkplace } from './find-workplace.ts'
import { requirePossible, withWorkplaceRefusals, workplaceFields } from './workplace-record.ts'

type ChangeWorkplace = { id: number; changes: unknown; ifMatch: number | null }

/** Its employees share what is known of it: their events follow. */
export async function changeWorkplace(
  ctx: Ctx,
  { id, changes, ifMatch }: ChangeWorkplace,
): Promise<WorkplaceRow> {
  const companyId = await companyOfWorkplace(ctx, id)
  allow(ctx, companyId, 'event.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await findWorkplace(tx, companyId, id)
    if (stored === null) throw new NotFound()
    const entity = { companyId, entity: 'workplace', entityId: id } as const
    await checkVersion(tx, { ...entity, stored: stored.version, expected: ifMatch })
    const before = workplaceFields(stored)
    const after = checkedPatch(WorkplaceFields, before, changes)
    requirePossible(after, ctx.today(companyId), lawfulDeadline(after))
    if (isDeepStrictEqual(before, after)) return stored
    await spreadAssessment(tx, ctx, { before: stored, after: { ...stored, ...after } })
    const saved = await withWorkplaceRefusals(after.number, updateWorkplace(tx, stored, after, ctx.now))
    await audit(tx, ctx, { ...entity, action: 'workplace.changed', before, after })
    return saved
  })
}
