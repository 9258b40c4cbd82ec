import { PAGES } from '@ot/domain'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { AuthCard } from './auth-card.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Opened from the letter; the link is good once and for a limited time. */
export function ResetPasswordPage() {
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  const [isDone, setDone] = useState(false)
  return (
    <AuthCard
      title="Новый пароль"
      links={
        isDone ? (
          <a href={PAGES.login.path}>Войти с новым паролем</a>
        ) : (
          <a href={PAGES.passwordForgot.path}>Запросить новую ссылку</a>
        )
      }
    >
      <ResetPasswordState token={token} isDone={isDone} onDone={() => setDone(true)} />
    </AuthCard>
  )
}

interface ResetPasswordStateProps {
  token: string
  isDone: boolean
  onDone: () => void
}

function ResetPasswordState({ token, isDone, onDone }: ResetPasswordStateProps) {
  if (isDone) {
    return (
      <Notice kind="success" role="status">
        <p>Пароль изменён. Все прежние входы завершены.</p>
      </Notice>
    )
  }
  if (token === '') {
    return (
      <Notice kind="warning">
        <p>В ссылке нет кода из письма. Откройте её из письма целиком или запросите новую.</p>
      </Notice>
    )
  }
  return <ResetPasswordForm token={token} onDone={onDone} />
}
