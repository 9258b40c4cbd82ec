import { call, session } from '../../../lib/api.ts'

/** Exchanges the password for tokens; the session then leads to the notifications. */
export async function logIn(email: string, password: string): Promise<void> {
  session.begin(await call('POST /api/login', { body: { email, password } }))
}
