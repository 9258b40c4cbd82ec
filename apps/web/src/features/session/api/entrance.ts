import { call, session } from '../../../lib/api.ts'

/** From the registration to the first sign-in in the same tab: who has just got an account need not type his e-mail again. */
const EMAIL = 'registered_email'

export function rememberRegistered(email: string): void {
  sessionStorage.setItem(EMAIL, email)
}

/** Empty: nobody has registered in this tab. */
export function registeredEmail(): string {
  return sessionStorage.getItem(EMAIL) ?? ''
}

export function forgetRegistered(): void {
  sessionStorage.removeItem(EMAIL)
}

export interface NewAccount {
  email: string
  password: string
  confirmPassword: string
  newsletter: boolean
}

/** The two required agreements are sent as given: the form lets nobody through without them. */
export async function registerUser({
  email,
  password,
  confirmPassword,
  newsletter,
}: NewAccount): Promise<void> {
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
