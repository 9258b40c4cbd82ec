import type { DocumentAnswer } from '@ot/contract'
import { Field } from '../../../ui/field.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { numberText } from '../dispatch-texts.ts'
import { LABELS } from './new-dispatch-values.ts'

interface DocumentsFieldProps {
  documents: readonly DocumentAnswer[]
  values: readonly number[]
  error?: string | undefined
  onChange: (ids: readonly number[]) => void
}

/** Registered papers: found by number, date or name. */
export function DocumentsField({ documents, values, error, onChange }: DocumentsFieldProps) {
  const frame = { id: 'dispatch-documents', label: LABELS.documentIds, isRequired: true, error }
  const choices = documents.map((document) => ({
    value: document.id,
    label: `${numberText(document)} — ${document.name}`,
  }))
  return (
    <Field {...frame}>
      <MultiChoiceControl
        frame={frame}
        choices={choices}
        chosen={values.flatMap((id) => choices.filter(({ value }) => value === id))}
        placeholder={values.length === 0 ? 'Номер или название' : 'Добавить ещё'}
        onChange={onChange}
      />
    </Field>
  )
}
