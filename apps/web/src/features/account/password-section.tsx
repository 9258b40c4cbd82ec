import { PasswordChange } from '@ot/contract/account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQuery, changePassword } from '../../lib/account.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FormDialog, type FormInDialog } from '../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../ui/form/form-frame.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import styles from './account.module.css'
import { CODE_LABEL, CodeField } from './code-field.tsx'

const WIDTH = 480
const EMPTY = { currentPassword: '', password: '', confirmPassword: '', totp: '' }
const LABELS = {
  currentPassword: 'Нынешний пароль',
  password: 'Новый пароль',
  confirmPassword: 'Новый пароль ещё раз',
  totp: CODE_LABEL,
}

export function PasswordSection() {
  const dialog = useDialogSlot<null>()
  const [isDone, setDone] = useState(false)
  return (
    <CardSection title="Пароль">
      <div className={styles.part}>
        <p role="status">
          {isDone
            ? 'Пароль изменён, на других устройствах вход завершён. Об этом отправлено письмо.'
            : 'После смены пароля вход на других устройствах завершится.'}
        </p>
        <Button kind="secondary" onClick={() => dialog.open(null)}>
          Сменить пароль
        </Button>
        {dialog.opening > 0 && (
          <PasswordDialog
            key={dialog.opening}
            isOpen={dialog.isOpen}
            onClose={dialog.close}
            onSaved={() => {
              setDone(true)
              dialog.close()
            }}
          />
        )}
      </div>
    </CardSection>
  )
}

interface PasswordDialogProps {
  isOpen: boolean
  onClose: () => void
  onSaved: () => void
}

function PasswordDialog({ isOpen, onClose, onSaved }: PasswordDialogProps) {
  return (
    <FormDialog title="Смена пароля" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => <PasswordForm frame={frame} onSaved={onSaved} />}
    </FormDialog>
  )
}

function PasswordForm({ frame, onSaved }: { frame: FormInDialog; onSaved: () => void }) {
  const client = useQueryClient()
  const account = useQuery(accountQuery())
  const form = useContractForm(PasswordChange, {
    from: EMPTY,
    labels: LABELS,
    onSaved,
    save: (body) => changePassword(client, body),
  })
  const fieldOf = (name: 'currentPassword' | 'password' | 'confirmPassword') => ({
    id: `password-${name}`,
    label: LABELS[name],
    isRequired: true,
    value: form.values[name],
    error: form.problemOf(name),
    onChange: (value: string) => form.set(name, value),
  })
  return (
    <FormFrame form={form} submitLabel="Сменить пароль" {...frame}>
      <div className={styles.fields}>
        <PasswordField {...fieldOf('currentPassword')} autoComplete="current-password" />
        <PasswordField
          {...fieldOf('password')}
          autoComplete="new-password"
          hint="Не короче 8 знаков; не из самых частых и не ваш e-mail"
        />
        <PasswordField {...fieldOf('confirmPassword')} autoComplete="new-password" />
        {account.data?.isTwoFactor === true && (
          <CodeField
            id="password-code"
            value={form.values.totp ?? ''}
            error={form.problemOf('totp')}
            onChange={(value) => form.set('totp', value)}
          />
        )}
      </div>
    </FormFrame>
  )
}
