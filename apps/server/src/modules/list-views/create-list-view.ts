import type { ListViewAnswer } from '@ot/contract'
import type { ListKey } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { auditView } from './audit-view.ts'
import { allowView, presentListView, requirePlace, withTakenName } from './list-view.ts'
import { insertView } from './list-view-queries.ts'

type NewView = { companyId: number; list: ListKey; name: string; isShared: boolean; search: string }

export async function createListView(
  ctx: Ctx,
  { companyId, isShared, ...rest }: NewView,
): Promise<ListViewAnswer> {
  allowView(ctx, companyId, isShared)
  const fields = { ...rest, ownerId: isShared ? null : ctx.userId }
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    await requirePlace(tx, companyId, fields)
    const view = await withTakenName(fields, insertView(tx, { companyId, now: ctx.now }, fields))
    await auditView(tx, ctx, view, { before: null, after: fields })
    return presentListView(view)
  })
}
