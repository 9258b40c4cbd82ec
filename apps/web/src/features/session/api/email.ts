import { call } from '../../../lib/api.ts'

/** By the secret of the letter; which address it is. */
export async function confirmEmail(token: string): Promise<string> {
  const { email } = await call('POST /api/email/confirm', { body: { token } })
  return email
}
