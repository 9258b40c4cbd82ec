import type { Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { Conflict, Forbidden, Unauthorised } from '../../foundation/errors.ts'
import { chooseMembership } from '../companies/index.ts'
import { findUser } from '../session/index.ts'
import {
  confirmInvitedEmail,
  findInvitation,
  type InvitationRow,
  saveInvitation,
} from './invitation-queries.ts'
import { findMember, insertMember } from './queries.ts'
import { linkOf, noSuchInvitation, sharedInvitationState } from './shared-invitation.ts'

/** The invited one is nobody in the company yet: the link and his e-mail are what lets him in. */
export async function acceptInvitation(ctx: Ctx, token: string): Promise<{ companyId: number }> {
  const { companyId, invitationId } = await linkOf(ctx.database, token)
  await transaction(ctx.database, 'read write', [companyId], async (tx) => {
    await lockCompany(tx, companyId)
    const invitation = await findInvitation(tx, companyId, invitationId)
    if (invitation === null) throw noSuchInvitation()
    await requireInvited(tx, ctx, invitation)
    await confirmInvitedEmail(tx, ctx.userId, ctx.now)
    await join(tx, ctx, invitation)
    await chooseMembership(tx, { userId: ctx.userId, companyId, now: ctx.now })
  })
  return { companyId }
}

async function requireInvited(tx: Tx, ctx: Ctx, invitation: InvitationRow): Promise<void> {
  const user = await findUser(tx, ctx.userId)
  if (user === null) throw new Unauthorised()
  if (user.emailKey !== invitation.emailKey) {
    throw new Forbidden(
      `Приглашение отправлено на ${invitation.email}, а вы вошли как ${user.email}. Выйдите и войдите с тем e-mail, на который пришло письмо.`,
    )
  }
  switch (sharedInvitationState(invitation, ctx.now)) {
    case 'waiting':
      return
    case 'accepted':
      // A second press, or another tab: the answer is the same as long as he is a member.
      if ((await findMember(tx, invitation.companyId, ctx.userId)) !== null) return
      throw new Conflict('Приглашение уже использовано. Попросите прислать новое.')
    case 'withdrawn':
      throw new Conflict('Приглашение отозвано. Попросите прислать новое.')
    case 'expired':
      throw new Conflict('Срок приглашения истёк. Попросите отправить его ещё раз.')
  }
}

async function join(tx: Tx, ctx: Ctx, { companyId, id, email, role, acceptedAt }: InvitationRow) {
  if (acceptedAt !== null) return
  await saveInvitation(tx, { companyId, id }, { acceptedAt: ctx.now, acceptedBy: ctx.userId })
  if ((await findMember(tx, companyId, ctx.userId)) !== null) return
  await insertMember(tx, { companyId, userId: ctx.userId, role, createdAt: ctx.now })
  await audit(tx, ctx, {
    companyId,
    action: 'member.joined',
    entity: 'member',
    entityId: ctx.userId,
    before: null,
    after: { email, role },
  })
}
