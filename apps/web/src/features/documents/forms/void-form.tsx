import type { DocumentAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import { voidDocument } from '../api/void-document.ts'
import styles from './small-form.module.css'
import { typedForm } from './typed-form.ts'

const REASON_MAX = 1000
const LABELS = { reason: 'Причина' }

interface VoidFormProps {
  document: DocumentAnswer
  onVoided: () => void
  onCancel: () => void
}

export function VoidForm({ document, onVoided, onCancel }: VoidFormProps) {
  const client = useQueryClient()
  const form = useContractForm(typedForm<{ reason: string }>(), {
    from: { reason: '' },
    labels: LABELS,
    save: ({ reason }) => voidDocument(client, document, reason),
    onSaved: onVoided,
  })
  const frame = {
    id: 'void-reason',
    label: LABELS.reason,
    isRequired: true,
    error: form.problemOf('reason'),
  }
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <Field {...frame}>
        <LongTextControl
          frame={frame}
          value={form.values.reason}
          maxLength={REASON_MAX}
          onChange={(value) => form.set('reason', value)}
        />
      </Field>
      {form.problemLine !== null && (
        <div className={styles.problem}>
          <FormError text={form.problemLine} />
        </div>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onCancel}>
          Не аннулировать
        </Button>
        <Button type="submit" kind="danger" isBusy={form.isSaving}>
          Аннулировать
        </Button>
      </DialogActions>
    </form>
  )
}
