import type { SharedInvitation } from '@ot/contract'
import { call } from '../../../lib/api.ts'

/** What the link of a letter opens. */
export function readInvitation(token: string, signal: AbortSignal): Promise<SharedInvitation> {
  return call('GET /api/invitations/:token', { params: { token } }, { signal })
}

export async function acceptInvitation(token: string): Promise<void> {
  await call('POST /api/invitations/:token/accept', { params: { token } })
}

/** Of whoever is signed in here, who may be somebody else than the invited one. */
export async function readOwnEmail(signal: AbortSignal): Promise<string> {
  const { email } = await call('GET /api/account', {}, { signal })
  return email
}
