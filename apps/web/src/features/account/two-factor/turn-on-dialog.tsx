import type { TotpSetup } from '@ot/contract'
import { WithPassword } from '@ot/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { reloadAccount, startTwoFactor } from '../../../lib/account.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import styles from '../account.module.css'
import { CurrentPassword } from '../current-password.tsx'
import { FirstCodeForm } from './first-code-form.tsx'
import { ShownRecoveryCodes } from './recovery-codes.tsx'

interface TurnOnDialogProps {
  isOpen: boolean
  onClose: () => void
}

const WIDTH = 520

export function TurnOnDialog({ isOpen, onClose }: TurnOnDialogProps) {
  const client = useQueryClient()
  // The section shows what is true when the codes have been seen, whichever way the dialog is left.
  const close = () => {
    void reloadAccount(client)
    onClose()
  }
  return (
    <FormDialog title="Двухфакторная защита" width={WIDTH} isOpen={isOpen} onClose={close}>
      {(frame) => <TurnOnSteps frame={frame} onDone={close} />}
    </FormDialog>
  )
}

type Step = { name: 'password' } | { name: 'code'; setup: TotpSetup } | { name: 'codes'; codes: string[] }

function TurnOnSteps({ frame, onDone }: { frame: FormInDialog; onDone: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  switch (step.name) {
    case 'password':
      return (
        <PasswordForm
          id="totp-on-password"
          submitLabel="Далее"
          frame={frame}
          save={async (password) => {
            setStep({ name: 'code', setup: await startTwoFactor(password) })
          }}
        >
          <p>Понадобится телефон с приложением для кодов. Сначала введите пароль от аккаунта.</p>
        </PasswordForm>
      )
    case 'code':
      return (
        <FirstCodeForm
          setup={step.setup}
          frame={frame}
          onCodes={(codes) => setStep({ name: 'codes', codes })}
        />
      )
    case 'codes':
      return <ShownRecoveryCodes codes={step.codes} onDone={onDone} />
  }
}

interface PasswordFormProps {
  id: string
  submitLabel: string
  frame: FormInDialog
  save: (password: string) => Promise<void>
  children: ReactNode
}

function PasswordForm({ id, submitLabel, frame, save, children }: PasswordFormProps) {
  const form = useContractForm(WithPassword, {
    from: { password: '' },
    labels: { password: 'Пароль' },
    save: ({ password }) => save(password),
  })
  return (
    <FormFrame form={form} submitLabel={submitLabel} leave={frame.leave}>
      <div className={styles.fields}>
        {children}
        <CurrentPassword
          id={id}
          value={form.values.password}
          error={form.problemOf('password')}
          onChange={(value) => form.set('password', value)}
        />
      </div>
    </FormFrame>
  )
}
