import type { AccountAnswer } from '@ot/contract'
import { DeletionBody } from '@ot/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { deleteAccount } from '../../lib/account.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { FormDialog, type FormInDialog } from '../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../ui/form/form-frame.tsx'
import styles from './account.module.css'
import { CODE_LABEL, CodeField } from './code-field.tsx'
import { CurrentPassword } from './current-password.tsx'

interface DeletionDialogProps {
  account: AccountAnswer
  isOpen: boolean
  onClose: () => void
}

const WIDTH = 480
const LABELS = { password: 'Пароль', totp: CODE_LABEL }

export function DeletionDialog({ account, isOpen, onClose }: DeletionDialogProps) {
  return (
    <FormDialog title="Удалить аккаунт?" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => <DeletionForm isTwoFactor={account.isTwoFactor} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface DeletionFormProps {
  isTwoFactor: boolean
  frame: FormInDialog
  onSaved: () => void
}

function DeletionForm({ isTwoFactor, frame, onSaved }: DeletionFormProps) {
  const client = useQueryClient()
  const form = useContractForm(DeletionBody, {
    from: { password: '', totp: '' },
    labels: LABELS,
    onSaved,
    save: (body) => deleteAccount(client, body),
  })
  return (
    <FormFrame form={form} submitLabel="Удалить через 30 дней" submitKind="danger" leave={frame.leave}>
      <div className={styles.fields}>
        <p>
          Через 30 дней вы потеряете доступ ко всем своим организациям. Если вы в организации один, открыть её
          записи не сможет никто: сначала скачайте свои данные.
        </p>
        <CurrentPassword
          id="deletion-password"
          value={form.values.password}
          error={form.problemOf('password')}
          onChange={(value) => form.set('password', value)}
        />
        {isTwoFactor && (
          <CodeField
            id="deletion-code"
            value={form.values.totp ?? ''}
            error={form.problemOf('totp')}
            onChange={(value) => form.set('totp', value)}
          />
        )}
      </div>
    </FormFrame>
  )
}
