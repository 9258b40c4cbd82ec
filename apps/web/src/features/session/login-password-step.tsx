import { PAGES } from '@ot/domain'
import { useEffect, useRef, useState } from 'react'
import { problemsOf } from '../../lib/form/form-problems.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { timing } from '../../lib/timing.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { logIn } from './api/entrance.ts'
import { AuthCard, AuthForm } from './auth-card.tsx'
import styles from './login-password-step.module.css'
import { SubmitButton } from './submit-button.tsx'
import { useAttempt } from './use-attempt.ts'

interface LoginPasswordStepProps {
  email: string
  isNew: boolean
  onBack: () => void
  /** The password is right, and the account has a second lock. */
  onCodeNeeded: (password: string) => void
}

export function LoginPasswordStep({ email, isNew, onBack, onCodeNeeded }: LoginPasswordStepProps) {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const attempt = useAttempt()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), timing.passwordFocusDelay)
    return () => clearTimeout(timer)
  }, [])

  async function enter(): Promise<void> {
    try {
      await logIn({ email, password })
    } catch (error) {
      if (!(error instanceof ApiError) || !error.totpRequired) throw error
      onCodeNeeded(password)
    }
  }

  const refusal = attempt.refusal === null ? undefined : problemsOf(attempt.refusal).line
  return (
    <AuthCard title="Вход" links={<a href={PAGES.passwordForgot.path}>Забыли пароль?</a>}>
      {isNew && (
        <Notice kind="success" role="status">
          Аккаунт создан. Войдите со своим паролем.
        </Notice>
      )}
      <AuthForm onSubmit={() => (password === '' ? setMissing(true) : void attempt.run(enter))}>
        {/* Password managers look for the name beside the password. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <p className={styles.account}>{email}</p>
        <PasswordField
          id="password"
          label="Пароль"
          name="password"
          autoComplete="current-password"
          ref={input}
          value={password}
          error={isMissing ? 'Введите пароль' : refusal}
          onChange={(value) => {
            setPassword(value)
            setMissing(false)
            attempt.forget()
          }}
        />
        <SubmitButton isBusy={attempt.isRunning}>Войти</SubmitButton>
        <Button kind="secondary" onClick={onBack}>
          Назад
        </Button>
      </AuthForm>
    </AuthCard>
  )
}
