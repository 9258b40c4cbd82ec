import { addressOf, dayIn, PAGES } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Deps } from '../../context/deps.ts'
import { getTimeZone } from '../../db/time-zone.ts'
import type { Tx } from '../../db/transaction.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'
import { LetterPermit } from '../../jobs/letter-permit.ts'
import { invitationLetter } from './invitation-letter.ts'
import { type InvitationRow, insertLink } from './invitation-queries.ts'

export type InvitationPost = Pick<Deps, 'jobs' | 'settings'>

/** Link and letter, in the transaction of what they are about. */
export async function postInvitation(
  tx: Tx,
  ctx: Ctx,
  { jobs, settings }: InvitationPost,
  invitation: InvitationRow,
): Promise<void> {
  const { companyId, id, email, role, expiresAt } = invitation
  const { userId, now } = ctx
  const permit = await LetterPermit.grant(tx, settings, { companyId, userId, now }, 1)
  const token = newSecretToken()
  await insertLink(tx, {
    tokenHash: hashToken(token),
    companyId,
    invitationId: id,
    createdAt: now,
  })
  const letter = invitationLetter({
    from: permit.signature,
    role,
    link: `${settings.publicUrl}${addressOf(PAGES.invitation, token)}`,
    until: dayIn(expiresAt, await getTimeZone(tx, companyId)),
  })
  await jobs.writeToOther(tx, permit, { to: email, ...letter })
}
