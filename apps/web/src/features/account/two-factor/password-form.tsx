import { WithPassword } from '@ot/contract/account'
import type { ReactNode } from 'react'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import styles from '../account.module.css'
import { CurrentPassword } from '../current-password.tsx'

interface PasswordFormProps {
  id: string
  submitLabel: string
  frame: FormInDialog
  save: (password: string) => Promise<void>
  children: ReactNode
}

export function PasswordForm({ id, submitLabel, frame, save, children }: PasswordFormProps) {
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
