import { INVITATION_DAYS, type Role } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { Conflict } from '../../foundation/errors.ts'
import { emailKeyOf, findUserByEmail } from '../session/index.ts'
import { countWaiting, findWaiting, type InvitationRow, insertInvitation } from './invitation-queries.ts'
import { type InvitationPost, postInvitation } from './post-invitation.ts'
import { findMember } from './queries.ts'

const DAY_SECONDS = 24 * 60 * 60
const WAITING_MAX = 100

export function expiryOf(now: string): string {
  return addSeconds(now, INVITATION_DAYS * DAY_SECONDS)
}

/** The same for those who have an account and those who have not: nobody becomes a member without his own word. */
export async function inviteColleague(
  ctx: Ctx,
  post: InvitationPost,
  { companyId, email, role }: { companyId: number; email: string; role: Role },
): Promise<InvitationRow> {
  allow(ctx, companyId, 'members.manage')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    await refuseSecond(tx, companyId, email)
    const invitation = await insertInvitation(tx, {
      companyId,
      email,
      emailKey: emailKeyOf(email),
      role,
      invitedBy: ctx.userId,
      createdAt: ctx.now,
      sentAt: ctx.now,
      expiresAt: expiryOf(ctx.now),
    })
    await postInvitation(tx, ctx, post, invitation)
    await audit(tx, ctx, {
      companyId,
      action: 'invitation.sent',
      entity: 'invitation',
      entityId: invitation.id,
      before: null,
      after: { email, role },
    })
    return invitation
  })
}

async function refuseSecond(tx: Tx, companyId: number, email: string): Promise<void> {
  const user = await findUserByEmail(tx, email)
  if (user !== null && (await findMember(tx, companyId, user.id)) !== null) {
    throw new Conflict('У этого пользователя уже есть доступ к организации')
  }
  if ((await findWaiting(tx, companyId, emailKeyOf(email))) !== null) {
    throw new Conflict('На этот e-mail приглашение уже отправлено. Его можно отправить ещё раз или отозвать')
  }
  if ((await countWaiting(tx, companyId)) >= WAITING_MAX) {
    throw new Conflict(`Без ответа уже ${WAITING_MAX} приглашений. Отзовите ненужные`)
  }
}
