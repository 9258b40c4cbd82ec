import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { getWaiting, saveInvitation } from './invitation-queries.ts'

/** The link stays and says that it was withdrawn. */
export async function withdrawInvitation(
  ctx: Ctx,
  { companyId, invitationId }: { companyId: number; invitationId: number },
): Promise<void> {
  allow(ctx, companyId, 'members.manage')
  await inTransaction(ctx, companyId, async (tx) => {
    const { email, role } = await getWaiting(tx, companyId, invitationId)
    await saveInvitation(tx, { companyId, id: invitationId }, { withdrawnAt: ctx.now })
    await audit(tx, ctx, {
      companyId,
      action: 'invitation.withdrawn',
      entity: 'invitation',
      entityId: invitationId,
      before: { email, role },
      after: null,
    })
  })
}
