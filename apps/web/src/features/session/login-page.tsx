import { useEffect, useState } from 'react'
import { invitedEmail } from '../../lib/pending-invitation.ts'
import { registeredEmail } from './api/entrance.ts'
import { LoginCodeStep } from './login-code-step.tsx'
import { LoginEmailStep } from './login-email-step.tsx'
import { LoginPasswordStep } from './login-password-step.tsx'

type Step =
  | { name: 'email' }
  /** `isNew`: the account has just been made in this tab. */
  | { name: 'password'; isNew: boolean }
  | { name: 'code'; password: string }

export function LoginPage() {
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<Step>({ name: 'email' })
  // After hydration: the prerendered page knows nobody.
  useEffect(() => {
    const known = registeredEmail()
    setEmail((typed) => (typed === '' ? known || invitedEmail() : typed))
    if (known !== '') setStep({ name: 'password', isNew: true })
  }, [])
  switch (step.name) {
    case 'email':
      return (
        <LoginEmailStep
          email={email}
          onChange={setEmail}
          onNext={() => {
            setEmail(email.trim())
            setStep({ name: 'password', isNew: false })
          }}
        />
      )
    case 'password':
      return (
        <LoginPasswordStep
          email={email}
          isNew={step.isNew}
          onBack={() => setStep({ name: 'email' })}
          onCodeNeeded={(password) => setStep({ name: 'code', password })}
        />
      )
    case 'code':
      return (
        <LoginCodeStep
          email={email}
          password={step.password}
          onBack={() => setStep({ name: 'password', isNew: false })}
        />
      )
  }
}
