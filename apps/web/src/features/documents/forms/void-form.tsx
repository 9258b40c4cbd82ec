import type { DocumentAnswer } from '@ot/contract'
import { DOCUMENT_FIELD_LABELS } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { voidDocument } from '../../../lib/company/documents.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { useDocumentsScope } from '../documents-scope.ts'

const REASON_MAX = 1000

type Reason = { reason: string }

const TABLE: FieldTable<Reason> = {
  reason: textField({
    label: DOCUMENT_FIELD_LABELS.voidReason,
    isRequired: true,
    kind: 'line',
    max: REASON_MAX,
  }),
}

interface VoidFormProps {
  document: DocumentAnswer
  onVoided: () => void
  onCancel: () => void
}

export function VoidForm({ document, onVoided, onCancel }: VoidFormProps) {
  const client = useQueryClient()
  const { today } = useDocumentsScope()
  const form = useContractForm(typedForm<Reason>(), {
    from: { reason: '' },
    labels: fieldLabels(TABLE),
    save: ({ reason }) => voidDocument(client, document, reason),
    onSaved: onVoided,
  })
  return (
    <FormFrame
      form={form}
      submitLabel="Аннулировать"
      submitKind="danger"
      leaveLabel="Не аннулировать"
      leave={onCancel}
    >
      <FieldRows form={form} table={TABLE} names={['reason']} prefix="void" today={today} layout="stacked" />
    </FormFrame>
  )
}
