import type { Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { OWN_DEED, undoably } from '../../db/undoable.ts'
import { auditView, checkViewVersion } from './audit-view.ts'
import { allowView, companyOfView } from './list-view.ts'
import { deleteView, getView, listViewFields } from './list-view-queries.ts'

export async function deleteListView(
  ctx: Ctx,
  { id, ifMatch }: { id: number; ifMatch: number | null },
): Promise<void> {
  const companyId = await companyOfView(ctx, id)
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const view = await getView(tx, companyId, { id, userId: ctx.userId })
    const isShared = view.ownerId === null
    allowView(ctx, companyId, isShared)
    await checkViewVersion(tx, view, ifMatch)
    const deed = {
      companyId,
      permission: isShared ? 'company.change' : OWN_DEED,
      name: view.name,
      touched: [{ table: 'list_views', of: { column: 'id', ids: [id] } }],
    } as const
    await undoably(tx, ctx, deed, async () => {
      await deleteView(tx, companyId, id)
      await auditView(tx, ctx, view, { before: listViewFields(view), after: null })
    })
  })
}
