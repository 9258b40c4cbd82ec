import { isDeepStrictEqual } from 'node:util'
import type { ListViewAnswer } from '@ot/contract'
import type { Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { auditView, checkViewVersion } from './audit-view.ts'
import { allowView, companyOfView, presentListView, requirePlace, withTakenName } from './list-view.ts'
import { getView, listViewFields, updateView } from './list-view-queries.ts'

type Change = {
  id: number
  changes: { name?: string | undefined; isShared?: boolean | undefined; search?: string | undefined }
  ifMatch: number | null
}

/** Renames, overwrites, opens to all or keeps for oneself: a view of all becomes the own one of whoever does that. */
export async function changeListView(ctx: Ctx, { id, changes, ifMatch }: Change): Promise<ListViewAnswer> {
  const companyId = await companyOfView(ctx, id)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getView(tx, companyId, { id, userId: ctx.userId })
    const before = listViewFields(stored)
    const { name = before.name, search = before.search, isShared = before.ownerId === null } = changes
    const after = { list: before.list, name, search, ownerId: isShared ? null : ctx.userId }
    allowView(ctx, companyId, isShared || before.ownerId === null)
    await checkViewVersion(tx, stored, ifMatch)
    if (isDeepStrictEqual(before, after)) return presentListView(stored)
    if (before.ownerId !== after.ownerId) await requirePlace(tx, companyId, after)
    const saved = await withTakenName(after, updateView(tx, { companyId, id, now: ctx.now }, after))
    await auditView(tx, ctx, saved, { before, after })
    return presentListView(saved)
  })
}
