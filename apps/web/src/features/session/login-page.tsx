import { useState } from 'react'
import { LoginEmailStep } from './login-email-step.tsx'
import { LoginPasswordStep } from './login-password-step.tsx'

export function LoginPage() {
  const [email, setEmail] = useState('')
  const [isEmailGiven, setEmailGiven] = useState(false)
  return isEmailGiven ? (
    <LoginPasswordStep email={email} onBack={() => setEmailGiven(false)} />
  ) : (
    <LoginEmailStep
      email={email}
      onChange={setEmail}
      onNext={() => {
        setEmail(email.trim())
        setEmailGiven(true)
      }}
    />
  )
}
