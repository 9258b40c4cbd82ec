import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reloadAccount, renewRecoveryCodes } from '../../../lib/account.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { PasswordAndCodeForm } from './password-and-code-form.tsx'
import { ShownRecoveryCodes } from './recovery-codes.tsx'

interface RenewCodesDialogProps {
  isOpen: boolean
  onClose: () => void
}

const WIDTH = 520

export function RenewCodesDialog({ isOpen, onClose }: RenewCodesDialogProps) {
  return (
    <FormDialog title="Новые запасные коды" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => <RenewSteps frame={frame} onDone={onClose} />}
    </FormDialog>
  )
}

function RenewSteps({ frame, onDone }: { frame: FormInDialog; onDone: () => void }) {
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <ShownRecoveryCodes codes={codes} onDone={onDone} />
  return (
    <PasswordAndCodeForm
      id="codes"
      submitLabel="Получить коды"
      frame={frame}
      save={async (proof) => {
        setCodes(await renewRecoveryCodes(proof))
        await reloadAccount(client)
      }}
    >
      <p>Прежние запасные коды перестанут действовать.</p>
    </PasswordAndCodeForm>
  )
}
