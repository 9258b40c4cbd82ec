import type { DocumentAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { voidDocument } from '../../../lib/company/documents.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Field } from '../../../ui/field.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'

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
    <FormFrame
      form={form}
      submitLabel="Аннулировать"
      submitKind="danger"
      leaveLabel="Не аннулировать"
      leave={onCancel}
    >
      <Field {...frame}>
        <LongTextControl
          frame={frame}
          value={form.values.reason}
          maxLength={REASON_MAX}
          onChange={(value) => form.set('reason', value)}
        />
      </Field>
    </FormFrame>
  )
}
