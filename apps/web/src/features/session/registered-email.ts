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
