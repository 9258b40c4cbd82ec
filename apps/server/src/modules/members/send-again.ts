import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { secondsBetween } from '../../foundation/clock.ts'
import { TooMany } from '../../foundation/errors.ts'
import { getWaiting, type InvitationRow, saveInvitation } from './invitation-queries.ts'
import { expiryOf } from './invite.ts'
import { type InvitationPost, postInvitation } from './post-invitation.ts'

const PAUSE_SECONDS = 60

/** A letter with a link of its own; the term begins anew, and the links of earlier letters live as long. */
export async function sendAgain(
  ctx: Ctx,
  post: InvitationPost,
  { companyId, invitationId }: { companyId: number; invitationId: number },
): Promise<InvitationRow> {
  allow(ctx, companyId, 'members.manage')
  return inTransaction(ctx, companyId, async (tx) => {
    const waiting = await getWaiting(tx, companyId, invitationId)
    const passed = secondsBetween(waiting.sentAt, ctx.now)
    if (passed < PAUSE_SECONDS) {
      throw new TooMany('Письмо только что отправлено. Повторите через минуту.', PAUSE_SECONDS - passed)
    }
    const sent = await saveInvitation(tx, waiting, { sentAt: ctx.now, expiresAt: expiryOf(ctx.now) })
    await postInvitation(tx, ctx, post, sent)
    await audit(tx, ctx, {
      companyId,
      action: 'invitation.sent-again',
      entity: 'invitation',
      entityId: invitationId,
      before: null,
      after: { email: sent.email, role: sent.role },
    })
    return sent
  })
}
