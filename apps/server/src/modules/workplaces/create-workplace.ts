import type { WorkplaceFields } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { insertWorkplace, lawfulDeadline, type WorkplaceRow } from '../events/index.ts'
import { requirePossible, withWorkplaceRefusals } from './workplace-record.ts'

export async function createWorkplace(
  ctx: Ctx,
  { companyId, ...fields }: WorkplaceFields & { companyId: number },
): Promise<WorkplaceRow> {
  allow(ctx, companyId, 'event.change')
  requirePossible(fields, ctx.today(companyId), lawfulDeadline(fields))
  return inTransaction(ctx, companyId, async (tx) => {
    const workplace = await withWorkplaceRefusals(
      fields.number,
      insertWorkplace(tx, companyId, fields, ctx.now),
    )
    await audit(tx, ctx, {
      companyId,
      action: 'workplace.created',
      entity: 'workplace',
      entityId: workplace.id,
      before: null,
      after: fields,
    })
    return workplace
  })
}
