import { PAGES } from '@ot/domain'
import { useState } from 'react'
import { problemsOf } from '../../lib/form/form-problems.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { askPasswordLink } from './api/password.ts'
import { AuthCard, AuthForm } from './auth-card.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAttempt } from './use-attempt.ts'

export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false)
  return (
    <AuthCard title="Восстановление пароля" links={<a href={PAGES.login.path}>Вернуться ко входу</a>}>
      {isSent ? (
        <Notice kind="success" role="status">
          <p>
            Если такой e-mail зарегистрирован, на него отправлено письмо со ссылкой. Проверьте и папку «Спам».
          </p>
        </Notice>
      ) : (
        <ForgotPasswordForm onSent={() => setSent(true)} />
      )}
    </AuthCard>
  )
}

function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const [email, setEmail] = useState('')
  const [isMissing, setMissing] = useState(false)
  const attempt = useAttempt()

  function submit(): void {
    if (email.trim() === '') {
      setMissing(true)
      return
    }
    void attempt.run(async () => {
      await askPasswordLink(email.trim())
      onSent()
    })
  }

  const refusal = attempt.refusal === null ? undefined : problemsOf(attempt.refusal).line
  return (
    <AuthForm onSubmit={submit}>
      <p>Укажите e-mail, с которым вы регистрировались: на него придёт ссылка для нового пароля.</p>
      <TextField
        id="email"
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        error={isMissing ? 'Введите e-mail' : refusal}
        onChange={(value) => {
          setEmail(value)
          setMissing(false)
          attempt.forget()
        }}
      />
      <SubmitButton isBusy={attempt.isRunning}>Отправить ссылку</SubmitButton>
    </AuthForm>
  )
}
