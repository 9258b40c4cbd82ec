import { call } from '../../../lib/api.ts'
import { rememberRegistered } from '../registered-email.ts'
import type { Registration } from '../registration.ts'

/** The two required agreements are sent as given: the form lets nobody through without them. */
export async function register({
  email,
  password,
  confirmPassword,
  newsletter,
}: Registration): Promise<void> {
  await call('POST /api/register', {
    body: {
      email: email.trim(),
      password,
      confirmPassword,
      agreements: { personalData: true, offer: true, newsletter },
    },
  })
  rememberRegistered(email.trim())
}
