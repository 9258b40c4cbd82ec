import { PAGES } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AgreementMarks } from './agreements.tsx'
import { registerUser } from './api/entrance.ts'
import { AuthCard, AuthForm } from './auth-card.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useRegistration } from './use-registration.ts'

const PASSWORD_HINT = typeset('Не короче 8 знаков; не из самых частых и не ваш e-mail')

export function RegisterPage() {
  const form = useRegistration(async (registration) => {
    await registerUser(registration)
    window.location.assign(PAGES.login.path)
  })
  return (
    <AuthCard title="Регистрация" links={<a href={PAGES.login.path}>Уже есть аккаунт? Войти</a>}>
      <AuthForm onSubmit={form.submit}>
        <TextField
          id="email"
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          isRequired
          {...form.field('email')}
        />
        <PasswordField
          id="password"
          label="Пароль"
          name="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          isRequired
          {...form.field('password')}
        />
        <PasswordField
          id="confirmPassword"
          label="Повторите пароль"
          name="confirmPassword"
          autoComplete="new-password"
          isRequired
          {...form.field('confirmPassword')}
        />
        <AgreementMarks registration={form.registration} invalid={form.invalid} onChange={form.set} />
        {form.problem !== null && <FormError text={form.problem} />}
        <SubmitButton isBusy={form.isSending}>Зарегистрироваться</SubmitButton>
      </AuthForm>
    </AuthCard>
  )
}
