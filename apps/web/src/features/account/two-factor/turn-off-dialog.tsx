import { useQueryClient } from '@tanstack/react-query'
import { turnOffTwoFactor } from '../../../lib/account.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { PasswordAndCodeForm } from './password-and-code-form.tsx'

interface TurnOffDialogProps {
  isOpen: boolean
  onClose: () => void
}

const WIDTH = 480

export function TurnOffDialog({ isOpen, onClose }: TurnOffDialogProps) {
  return (
    <FormDialog title="Отключить двухфакторную защиту" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => <TurnOffForm frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

function TurnOffForm({ frame, onSaved }: { frame: FormInDialog; onSaved: () => void }) {
  const client = useQueryClient()
  return (
    <PasswordAndCodeForm
      id="totp-off"
      submitLabel="Отключить"
      submitKind="danger"
      frame={frame}
      save={(proof) => turnOffTwoFactor(client, proof)}
      onSaved={onSaved}
    >
      <p>Для входа снова будет достаточно пароля.</p>
    </PasswordAndCodeForm>
  )
}
