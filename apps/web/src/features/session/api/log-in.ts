import { call, session } from '../../../lib/api.ts'
import { forgetRegistered } from '../registered-email.ts'

export interface Credentials {
  email: string
  password: string
  /** Of the authenticator, or a recovery code: asked for when the password alone is refused. */
  totp?: string
}

/** Exchanges the password for tokens; the session then leads to the notifications. */
export async function logIn(credentials: Credentials): Promise<void> {
  const tokens = await call('POST /api/login', { body: credentials })
  forgetRegistered()
  session.begin(tokens)
}
