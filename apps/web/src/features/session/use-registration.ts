import { useEffect, useState } from 'react'
import { problemsOf } from '../../lib/form/form-problems.ts'
import { invitedEmail } from '../../lib/pending-invitation.ts'
import {
  type AccountRegistration,
  EMPTY_REGISTRATION,
  type RegistrationField,
  type RegistrationProblem,
  registrationProblem,
} from './registration.ts'
import { useAttempt } from './use-attempt.ts'

type TypedField = 'email' | 'password' | 'confirmPassword'

/** The state of the registration form: checked here first, then refused or accepted by the server. */
export function useRegistration(send: (registration: AccountRegistration) => Promise<void>) {
  const [registration, setRegistration] = useState(EMPTY_REGISTRATION)
  const [found, setFound] = useState<RegistrationProblem | null>(null)
  const attempt = useAttempt()
  // After hydration: the prerendered page knows nobody.
  useEffect(() => {
    setRegistration((current) => (current.email === '' ? { ...current, email: invitedEmail() } : current))
  }, [])
  const refusal = attempt.refusal === null ? null : problemsOf(attempt.refusal)
  const invalid: readonly string[] = found?.fields ?? Object.keys(refusal?.byField ?? {}).map(withoutGroup)

  function set<K extends RegistrationField>(field: K, value: AccountRegistration[K]): void {
    setRegistration((current) => ({ ...current, [field]: value }))
    setFound(null)
    attempt.forget()
  }

  return {
    registration,
    invalid,
    problem: found?.text ?? refusal?.line ?? null,
    isSending: attempt.isRunning,
    set,
    field: (name: TypedField) => ({
      value: registration[name],
      // Marked without words of its own: the joined line above the button has them.
      error: invalid.includes(name) ? '' : undefined,
      onChange: (value: string) => set(name, value),
    }),
    submit(): void {
      const problem = registrationProblem(registration)
      setFound(problem)
      if (problem === null) void attempt.run(() => send(registration))
    },
  }
}

/** The server names a mark by its group, `agreements.offer`. */
function withoutGroup(field: string): string {
  return field.replace(/^agreements\./, '')
}
