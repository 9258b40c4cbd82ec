import { addressOf, dayIn, PAGES } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Deps } from '../../context/deps.ts'
import { getTimeZone } from '../../db/time-zone.ts'
import type { Tx } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { TooMany } from '../../foundation/errors.ts'
import { hashToken, newSecretToken } from '../../foundation/secret-token.ts'
import { findUser } from '../session/index.ts'
import { invitationLetter } from './invitation-letter.ts'
import { countLinksSince, type InvitationRow, insertLink } from './invitation-queries.ts'
import { getOrganisation } from './queries.ts'

export type Post = Pick<Deps, 'jobs' | 'settings'>

/** Strangers' mailboxes are not to be flooded in the product's name. */
const LETTERS_AN_HOUR = 60
const HOUR_SECONDS = 60 * 60

/** Link and letter, in the transaction of what they are about. */
export async function postInvitation(
  tx: Tx,
  ctx: Ctx,
  { jobs, settings }: Post,
  invitation: InvitationRow,
): Promise<void> {
  const { companyId, id, email, role, expiresAt } = invitation
  if ((await countLinksSince(tx, companyId, addSeconds(ctx.now, -HOUR_SECONDS))) >= LETTERS_AN_HOUR) {
    throw new TooMany('Слишком много приглашений за час. Продолжите позже.', HOUR_SECONDS)
  }
  const token = newSecretToken()
  await insertLink(tx, {
    tokenHash: hashToken(token),
    companyId,
    invitationId: id,
    createdAt: ctx.now,
  })
  const sender = await findUser(tx, ctx.userId)
  const letter = invitationLetter({
    organisation: await getOrganisation(tx, companyId),
    invitedBy: sender?.name ?? sender?.email ?? 'Коллега',
    role,
    link: `${settings.publicUrl}${addressOf(PAGES.invitation, token)}`,
    until: dayIn(expiresAt, await getTimeZone(tx, companyId)),
  })
  await jobs.enqueue(tx, 'mail', {
    to: email,
    ...letter,
    ...(sender !== null && { replyTo: sender.email }),
  })
}
