import type { ListViewsAnswer } from '@ot/contract'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { presentListView } from './list-view.ts'
import {
  type HiddenColumns,
  listHiddenColumns,
  listSeenViews,
  saveHiddenColumns,
} from './list-view-queries.ts'

/** What a member sees: the views of all, his own, and which columns he has hidden. */
export async function listViewsOf(ctx: Ctx, companyId: number): Promise<ListViewsAnswer> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => ({
    views: (await listSeenViews(tx, companyId, ctx.userId)).map(presentListView),
    columns: await listHiddenColumns(tx, companyId, ctx.userId),
  }))
}

/** Each member's own: no role is asked for and no record of the company changes. */
export async function rememberColumns(
  ctx: Ctx,
  { companyId, ...columns }: HiddenColumns & { companyId: number },
): Promise<HiddenColumns> {
  membershipOf(ctx, companyId)
  await inTransaction(ctx, companyId, (tx) => saveHiddenColumns(tx, companyId, ctx.userId, columns))
  return columns
}
