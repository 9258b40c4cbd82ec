import type { DocumentAnswer } from '@ot/contract'
import { DOCUMENT_FIELD_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { signDocument } from '../../../lib/company/documents.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './history.module.css'

type Signed = { signedOn: string }

const TABLE: FieldTable<Signed> = {
  signedOn: textField({ label: DOCUMENT_FIELD_LABELS.signedOn, isRequired: true, kind: 'day' }),
}

interface SignDialogProps {
  document: DocumentAnswer
  isOpen: boolean
  onClose: () => void
}

/** On which day the paper was signed by everybody who had to. */
export function SignDialog({ document, isOpen, onClose }: SignDialogProps) {
  const { number, date, name } = document
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Подписан на бумаге">
      <p className={styles.about}>
        №&nbsp;{number} от {shortDate(date)}. {name}
      </p>
      <SignForm document={document} onDone={onClose} />
    </Dialog>
  )
}

function SignForm({ document, onDone }: { document: DocumentAnswer; onDone: () => void }) {
  const client = useQueryClient()
  const { today } = useDocumentsScope()
  const form = useContractForm(typedForm<Signed>(['signedOn']), {
    from: { signedOn: today },
    labels: fieldLabels(TABLE),
    save: ({ signedOn }) => signDocument(client, document, signedOn),
    onSaved: onDone,
  })
  return (
    <FormFrame form={form} submitLabel="Отметить подпись" leave={onDone}>
      <FieldRows
        form={form}
        table={TABLE}
        names={['signedOn']}
        prefix="document"
        today={today}
        layout="stacked"
      />
    </FormFrame>
  )
}
