import type { CompanyMember, Invited } from '@ot/contract'
import { invitationState } from '@ot/domain'
import type { InvitationRow } from './invitation-queries.ts'
import type { MemberRow } from './queries.ts'

export function presentMember({ userId, email, name, role, since }: MemberRow): CompanyMember {
  return { state: 'member', userId, email, name, role, since }
}

export function presentInvited({ id, email, role, sentAt, expiresAt }: InvitationRow, now: string): Invited {
  return { state: invitationState(expiresAt, now), invitationId: id, email, role, sentAt, expiresAt }
}
