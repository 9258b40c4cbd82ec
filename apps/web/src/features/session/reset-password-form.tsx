import { useState } from 'react'
import { problemsOf } from '../../lib/form/form-problems.ts'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { setForgottenPassword } from './api/password.ts'
import { AuthForm } from './auth-card.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAttempt } from './use-attempt.ts'

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = useAttempt()
  const refusal = attempt.refusal === null ? null : problemsOf(attempt.refusal).line
  const text = problem ?? refusal

  function change(set: (value: string) => void): (value: string) => void {
    return (value) => {
      set(value)
      setProblem(null)
      attempt.forget()
    }
  }

  function submit(): void {
    const found = newPasswordProblem(password, confirmPassword)
    setProblem(found)
    if (found !== null) return
    void attempt.run(async () => {
      await setForgottenPassword({ token, password, confirmPassword })
      onDone()
    })
  }

  const mark = text === null ? undefined : ''
  return (
    <AuthForm onSubmit={submit}>
      <PasswordField
        id="password"
        label="Новый пароль"
        autoComplete="new-password"
        isRequired
        value={password}
        error={mark}
        onChange={change(setPassword)}
      />
      <PasswordField
        id="confirmPassword"
        label="Повторите пароль"
        autoComplete="new-password"
        isRequired
        value={confirmPassword}
        error={mark}
        onChange={change(setConfirmPassword)}
      />
      {text !== null && <FormError text={text} />}
      <SubmitButton isBusy={attempt.isRunning}>Сохранить пароль</SubmitButton>
    </AuthForm>
  )
}

/** What keeps a new password from being sent; null: it may go. */
function newPasswordProblem(password: string, confirmPassword: string): string | null {
  if (password.trim() === '' || confirmPassword.trim() === '') return 'Заполните необходимые поля'
  return password === confirmPassword ? null : 'Пароли не совпадают'
}
