import { AccountChange } from '@ot/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { changeEmail } from '../../lib/account.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { FormDialog, type FormInDialog } from '../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../ui/form/form-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account.module.css'
import { CODE_LABEL, CodeField } from './code-field.tsx'
import { CurrentPassword } from './current-password.tsx'

interface EmailDialogProps {
  email: string
  isTwoFactor: boolean
  isOpen: boolean
  onClose: () => void
}

const WIDTH = 480
const emailSchema = AccountChange.pick({ email: true, password: true })
  .required()
  .extend(AccountChange.pick({ totp: true }).shape)
const LABELS = { email: 'Новый e-mail', password: 'Пароль', totp: CODE_LABEL }

export function EmailDialog({ email, isTwoFactor, isOpen, onClose }: EmailDialogProps) {
  return (
    <FormDialog title="Новый e-mail" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => <EmailForm email={email} isTwoFactor={isTwoFactor} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface EmailFormProps {
  email: string
  isTwoFactor: boolean
  frame: FormInDialog
  onSaved: () => void
}

function EmailForm({ email, isTwoFactor, frame, onSaved }: EmailFormProps) {
  const client = useQueryClient()
  const form = useContractForm(emailSchema, {
    from: { email: '', password: '', totp: '' },
    labels: LABELS,
    onSaved,
    save: (body) => changeEmail(client, body),
  })
  return (
    <FormFrame form={form} submitLabel="Отправить письмо" {...frame}>
      <div className={styles.fields}>
        <p>На новый адрес придёт письмо со ссылкой. Пока вы её не откроете, действует прежний: {email}.</p>
        <TextField
          id="account-email"
          label={LABELS.email}
          type="email"
          autoComplete="email"
          isRequired
          value={form.values.email}
          error={form.problemOf('email')}
          onChange={(value) => form.set('email', value)}
        />
        <CurrentPassword
          id="account-email-password"
          value={form.values.password}
          error={form.problemOf('password')}
          onChange={(value) => form.set('password', value)}
        />
        {isTwoFactor && (
          <CodeField
            id="account-email-code"
            value={form.values.totp ?? ''}
            error={form.problemOf('totp')}
            onChange={(value) => form.set('totp', value)}
          />
        )}
      </div>
    </FormFrame>
  )
}
