import type { DocumentAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { signDocument } from '../../../lib/company/documents.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './history.module.css'

const LABELS = { signedOn: 'Дата подписи' }

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
  const form = useContractForm(typedForm<{ signedOn: string }>(['signedOn']), {
    from: { signedOn: today },
    labels: LABELS,
    save: ({ signedOn }) => signDocument(client, document, signedOn),
    onSaved: onDone,
  })
  const frame = {
    id: 'document-signed-on',
    label: LABELS.signedOn,
    isRequired: true,
    error: form.problemOf('signedOn'),
  }
  return (
    <FormFrame form={form} submitLabel="Отметить подпись" leave={onDone}>
      <Field {...frame}>
        <DateControl
          frame={frame}
          value={form.values.signedOn}
          max={today}
          onChange={(day) => form.set('signedOn', day)}
        />
      </Field>
    </FormFrame>
  )
}
