import type { Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { announceOwn, loggedView } from './list-view.ts'
import type { ListViewFields, ListViewRow } from './list-view-queries.ts'

/** The log tells what all see: a view that is opened to all is new to them, one that is not any more has gone. */
export async function auditView(
  tx: Tx,
  ctx: Ctx,
  { companyId, id }: Pick<ListViewRow, 'companyId' | 'id'>,
  change: { before: ListViewFields | null; after: ListViewFields | null },
): Promise<void> {
  const before = change.before && loggedView(change.before)
  const after = change.after && loggedView(change.after)
  if (before === null && after === null) return announceOwn(tx, ctx, id)
  const deed = before === null ? 'created' : after === null ? 'deleted' : 'changed'
  await audit(tx, ctx, {
    companyId,
    action: `list-view.${deed}`,
    entity: 'list-view',
    entityId: id,
    before,
    after,
  })
}
