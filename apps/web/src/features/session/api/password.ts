import type { CallInput } from '@ot/contract'
import { call } from '../../../lib/api.ts'

/** Sends the letter with the link; whether the address is known is told to nobody. */
export async function askPasswordLink(email: string): Promise<void> {
  await call('POST /api/password/forgot', { body: { email } })
}

export async function setForgottenPassword(
  body: CallInput<'POST /api/password/reset'>['body'],
): Promise<void> {
  await call('POST /api/password/reset', { body })
}
