/** How long a personal link to an organisation opens it. */
export const INVITATION_DAYS = 14

/** `expired`: nobody answered in time; the owner may send it again. */
export const INVITATION_STATES = ['waiting', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

export const INVITATION_STATE_LABELS = {
  waiting: 'Приглашение отправлено',
  expired: 'Срок приглашения истёк',
} satisfies Record<InvitationState, string>

/** Instants are compared as text: both are ISO 8601 in UTC. */
export function invitationState(expiresAt: string, now: string): InvitationState {
  return now < expiresAt ? 'waiting' : 'expired'
}
