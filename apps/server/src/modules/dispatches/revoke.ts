import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction, readScoped } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { auditOf, calledIn, changeRecipient, namedRecipients } from './change-recipient.ts'
import { getDispatch, lockDispatch, markRevoked } from './dispatch-queries.ts'
import { deleteLinks } from './link-queries.ts'
import { listRecipients } from './recipient-queries.ts'

type Revoke = { id: number; recipientIds?: readonly number[] | undefined }

/** The links stop working at once; marks that were made stay. */
export async function revokeLinks(ctx: Ctx, { id, recipientIds }: Revoke): Promise<void> {
  const { companyId } = await readScoped(ctx, (tx) => getDispatch(tx, companyIdsOf(ctx), id))
  allow(ctx, companyId, 'dispatch.change')
  await inTransaction(ctx, companyId, async (tx) => {
    const dispatch = await lockDispatch(tx, companyId, id)
    const everybody = await listRecipients(tx, dispatch)
    const standing = namedRecipients(everybody, recipientIds).filter(({ revokedAt }) => revokedAt === null)
    if (standing.length === 0) throw new Conflict('Уже отозвано')
    const ids = standing.map((one) => one.id)
    for (const one of standing) {
      await changeRecipient(tx, dispatch.needsSignature, one, { revokedAt: ctx.now, linkUntil: null })
    }
    await deleteLinks(tx, companyId, ids)
    const isWhole = everybody.every((one) => one.revokedAt !== null || ids.includes(one.id))
    if (isWhole) await markRevoked(tx, dispatch, ctx.now)
    const after = { recipients: standing.map(calledIn) }
    await audit(tx, ctx, { ...auditOf(dispatch, 'revoked'), before: null, after })
  })
}
