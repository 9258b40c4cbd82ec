import { WithPasswordAndCode } from '@ot/contract/account'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import styles from '../account.module.css'
import { CODE_LABEL, CodeField } from '../code-field.tsx'
import { CurrentPassword } from '../current-password.tsx'

interface PasswordAndCodeFormProps {
  id: string
  submitLabel: string
  submitKind?: 'danger'
  frame: FormInDialog
  save: (proof: z.output<typeof WithPasswordAndCode>) => Promise<void>
  onSaved?: () => void
  children: ReactNode
}

const LABELS = { password: 'Пароль', totp: CODE_LABEL }

/** Whoever changes the protection proves both halves of it. */
export function PasswordAndCodeForm({ id, frame, save, children, ...rest }: PasswordAndCodeFormProps) {
  const { onSaved, submitLabel, submitKind } = rest
  const form = useContractForm(WithPasswordAndCode, {
    from: { password: '', totp: '' },
    labels: LABELS,
    save,
    ...(onSaved !== undefined && { onSaved }),
  })
  return (
    <FormFrame
      form={form}
      submitLabel={submitLabel}
      {...(submitKind !== undefined && { submitKind })}
      leave={frame.leave}
    >
      <div className={styles.fields}>
        {children}
        <CurrentPassword
          id={`${id}-password`}
          value={form.values.password}
          error={form.problemOf('password')}
          onChange={(value) => form.set('password', value)}
        />
        <CodeField
          id={`${id}-code`}
          value={form.values.totp}
          error={form.problemOf('totp')}
          onChange={(value) => form.set('totp', value)}
        />
      </div>
    </FormFrame>
  )
}
