import { PAGES } from '@ot/domain'
import { useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { AuthCard, AuthForm } from './auth-card.tsx'
import { SubmitButton } from './submit-button.tsx'

interface LoginEmailStepProps {
  email: string
  onChange: (email: string) => void
  onNext: () => void
}

export function LoginEmailStep({ email, onChange, onNext }: LoginEmailStepProps) {
  const [problem, setProblem] = useState<string | undefined>()
  return (
    <AuthCard
      title="Вход"
      links={
        <>
          <a href={PAGES.register.path}>Зарегистрироваться</a>
          <a href={PAGES.passwordForgot.path}>Забыли пароль?</a>
        </>
      }
    >
      <AuthForm onSubmit={() => (email.trim() === '' ? setProblem('Введите e-mail') : onNext())}>
        <TextField
          id="email"
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          error={problem}
          onChange={(value) => {
            onChange(value)
            setProblem(undefined)
          }}
        />
        <SubmitButton>Войти</SubmitButton>
      </AuthForm>
    </AuthCard>
  )
}
