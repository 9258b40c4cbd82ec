import { PAGES } from '@ot/domain'
import { useState } from 'react'
import { session } from '../../lib/api.ts'
import { problemsOf } from '../../lib/form/form-problems.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { confirmEmail } from './api/email.ts'
import { AuthCard, AuthForm } from './auth-card.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAttempt } from './use-attempt.ts'

/** Opened from the letter. Nothing happens until the button is pressed, since programs open links to look at them. */
export function ConfirmEmailPage() {
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  const [confirmed, setConfirmed] = useState<string | null>(null)
  return (
    <AuthCard
      title="Подтверждение e-mail"
      links={
        session.isAuthorised() ? (
          <a href={PAGES.settingsAccount.path}>Аккаунт</a>
        ) : (
          <a href={PAGES.login.path}>Войти</a>
        )
      }
    >
      {confirmed !== null && (
        <Notice kind="success" role="status">
          <p>E-mail {confirmed} подтверждён. Вход и письма — по этому адресу.</p>
        </Notice>
      )}
      {confirmed === null && token === '' && (
        <Notice kind="warning">
          <p>
            В ссылке нет кода из письма. Откройте её из письма целиком или запросите новое письмо в аккаунте.
          </p>
        </Notice>
      )}
      {confirmed === null && token !== '' && <ConfirmForm token={token} onConfirmed={setConfirmed} />}
    </AuthCard>
  )
}

interface ConfirmFormProps {
  token: string
  onConfirmed: (email: string) => void
}

function ConfirmForm({ token, onConfirmed }: ConfirmFormProps) {
  const attempt = useAttempt()
  return (
    <AuthForm
      onSubmit={() =>
        void attempt.run(async () => {
          onConfirmed(await confirmEmail(token))
          // Whoever is signed in without a name is called by the address.
          if (session.isAuthorised()) await session.freshen()
        })
      }
    >
      <p>Нажмите кнопку, чтобы подтвердить, что адрес, на который пришло письмо, ваш.</p>
      {attempt.refusal !== null && <FormError text={problemsOf(attempt.refusal).line} />}
      <SubmitButton isBusy={attempt.isRunning}>Подтвердить e-mail</SubmitButton>
    </AuthForm>
  )
}
