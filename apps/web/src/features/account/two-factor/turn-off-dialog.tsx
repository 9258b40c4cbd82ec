import { WithPasswordAndCode } from '@ot/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import styles from '../account.module.css'
import { showAccount } from '../api/account-queries.ts'
import { CODE_LABEL, CodeField } from '../code-field.tsx'
import { CurrentPassword } from '../current-password.tsx'

interface TurnOffDialogProps {
  isOpen: boolean
  onClose: () => void
}

const WIDTH = 480
const LABELS = { password: 'Пароль', totp: CODE_LABEL }

export function TurnOffDialog({ isOpen, onClose }: TurnOffDialogProps) {
  return (
    <FormDialog title="Отключить двухфакторную защиту" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => <TurnOffForm frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

function TurnOffForm({ frame, onSaved }: { frame: FormInDialog; onSaved: () => void }) {
  const client = useQueryClient()
  const form = useContractForm(WithPasswordAndCode, {
    from: { password: '', totp: '' },
    labels: LABELS,
    onSaved,
    save: async (body) => showAccount(client, await call('DELETE /api/account/totp', { body })),
  })
  return (
    <FormFrame form={form} submitLabel="Отключить" submitKind="danger" leave={frame.leave}>
      <div className={styles.fields}>
        <p>Для входа снова будет достаточно пароля.</p>
        <CurrentPassword
          id="totp-off-password"
          value={form.values.password}
          error={form.problemOf('password')}
          onChange={(value) => form.set('password', value)}
        />
        <CodeField
          id="totp-off-code"
          value={form.values.totp}
          error={form.problemOf('totp')}
          onChange={(value) => form.set('totp', value)}
        />
      </div>
    </FormFrame>
  )
}
