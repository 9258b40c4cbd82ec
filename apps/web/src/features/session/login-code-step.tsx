import { useEffect, useRef, useState } from 'react'
import { problemsOf } from '../../lib/form/form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { logIn } from './api/entrance.ts'
import { AuthCard, AuthForm } from './auth-card.tsx'
import styles from './login-password-step.module.css'
import { SubmitButton } from './submit-button.tsx'
import { useAttempt } from './use-attempt.ts'

interface LoginCodeStepProps {
  email: string
  password: string
  onBack: () => void
}

/** What is asked for in place of the other when the telephone is lost. */
const FIELDS = {
  code: {
    label: 'Код из приложения',
    hint: 'Шесть цифр, которые сейчас показывает приложение',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 7,
  },
  recovery: {
    label: 'Запасной код',
    hint: 'Один из кодов, которые вы сохранили; он сработает один раз',
    inputMode: 'text',
    autoComplete: 'off',
    maxLength: 24,
  },
} as const

export function LoginCodeStep({ email, password, onBack }: LoginCodeStepProps) {
  const [kind, setKind] = useState<keyof typeof FIELDS>('code')
  const [totp, setTotp] = useState('')
  const [isMissing, setMissing] = useState(false)
  const attempt = useAttempt()
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field, too, is to be typed into at once
  useEffect(() => input.current?.focus(), [kind])

  function change(value: string): void {
    setTotp(value)
    setMissing(false)
    attempt.forget()
  }

  const refusal = attempt.refusal === null ? undefined : problemsOf(attempt.refusal).line
  const missing = kind === 'code' ? 'Введите код' : 'Введите запасной код'
  return (
    <AuthCard title="Вход">
      <AuthForm
        onSubmit={() =>
          totp.trim() === '' ? setMissing(true) : void attempt.run(() => logIn({ email, password, totp }))
        }
      >
        <p className={styles.account}>{email}</p>
        <TextField
          {...FIELDS[kind]}
          key={kind}
          id="totp"
          ref={input}
          value={totp}
          error={isMissing ? missing : refusal}
          onChange={change}
        />
        <SubmitButton isBusy={attempt.isRunning}>Войти</SubmitButton>
        <Button
          kind="quiet"
          onClick={() => {
            change('')
            setKind(kind === 'code' ? 'recovery' : 'code')
          }}
        >
          {kind === 'code' ? 'Ввести запасной код' : 'Ввести код из приложения'}
        </Button>
        <Button kind="secondary" onClick={onBack}>
          Назад
        </Button>
      </AuthForm>
    </AuthCard>
  )
}
