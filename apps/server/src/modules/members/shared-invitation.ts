import type { SharedInvitation } from '@ot/contract'
import { invitationState } from '@ot/domain'
import type { Database } from '../../db/client.ts'
import { getOrganisation } from '../../db/organisation.ts'
import { getTimeZone } from '../../db/time-zone.ts'
import { transaction } from '../../db/transaction.ts'
import type { Clock } from '../../foundation/clock.ts'
import { NotFound } from '../../foundation/errors.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import { findUser, findUserByEmail } from '../session/index.ts'
import {
  findInvitation,
  findInvitationLink,
  type InvitationLinkRow,
  type InvitationRow,
} from './invitation-queries.ts'

type House = { database: Database; clock: Clock }

/** Guessed, cut off and forgotten links answer alike. */
export function noSuchInvitation(): NotFound {
  return new NotFound(
    'Приглашение не найдено: адрес скопирован не целиком или ссылка устарела. Попросите прислать новое.',
  )
}

export async function linkOf(database: Database, token: string): Promise<InvitationLinkRow> {
  const link = await findInvitationLink(database.db, hashToken(token))
  if (link === null) throw noSuchInvitation()
  return link
}

export function sharedInvitationState(invitation: InvitationRow, now: string): SharedInvitation['state'] {
  if (invitation.acceptedAt !== null) return 'accepted'
  if (invitation.withdrawnAt !== null) return 'withdrawn'
  return invitationState(invitation.expiresAt, now)
}

/** Who invites whom, where to and as what: nothing is changed by looking. */
export async function openInvitation({ database, clock }: House, token: string): Promise<SharedInvitation> {
  const { companyId, invitationId } = await linkOf(database, token)
  return transaction(database, 'read only', [companyId], async (tx) => {
    const invitation = await findInvitation(tx, companyId, invitationId)
    if (invitation === null) throw noSuchInvitation()
    const sender = await findUser(tx, invitation.invitedBy)
    const { email, role, expiresAt } = invitation
    return {
      state: sharedInvitationState(invitation, clock.now()),
      organisation: await getOrganisation(tx, companyId),
      invitedBy: sender?.name ?? sender?.email ?? null,
      email,
      role,
      expiresAt,
      timeZone: await getTimeZone(tx, companyId),
      isRegistered: (await findUserByEmail(tx, email)) !== null,
    }
  })
}
