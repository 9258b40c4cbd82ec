import { addressOf, PAGES } from '@ot/domain'

/** Between the letter and the membership lie signing in and perhaps registering: the tab remembers what for. */
const TOKEN = 'invitation_token'
const EMAIL = 'invitation_email'

export function rememberInvitation(token: string, email: string): void {
  sessionStorage.setItem(TOKEN, token)
  sessionStorage.setItem(EMAIL, email)
}

export function forgetInvitation(): void {
  sessionStorage.removeItem(TOKEN)
  sessionStorage.removeItem(EMAIL)
}

/** Where a session that has just begun goes on; null: no invitation waits. */
export function pendingInvitation(): string | null {
  const token = sessionStorage.getItem(TOKEN)
  return token === null ? null : addressOf(PAGES.invitation, token)
}

/** Whom the waiting invitation is for; empty: there is none. */
export function invitedEmail(): string {
  return sessionStorage.getItem(EMAIL) ?? ''
}
