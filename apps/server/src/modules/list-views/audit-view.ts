import type { Ctx } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { Stale } from '../../foundation/errors.ts'
import { announceOwn, loggedView } from './list-view.ts'
import { findOwnSave, type ListViewFields, type ListViewRow } from './list-view-queries.ts'

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

/** 412 with who saved since: of a user's own view the log tells nothing, and nobody else can have saved it. */
export async function checkViewVersion(tx: Tx, view: ListViewRow, expected: number | null): Promise<void> {
  const { companyId, id, version: stored, ownerId } = view
  if (ownerId === null)
    return checkVersion(tx, { companyId, entity: 'list-view', entityId: id, stored, expected })
  if (expected === null || expected === stored) return
  const { by, at } = await findOwnSave(tx, view)
  throw new Stale({ version: stored, saves: [{ by, at: new Date(at).toISOString(), changes: [] }] })
}
