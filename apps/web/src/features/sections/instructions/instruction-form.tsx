import type { FormInDialog } from '../../../lib/form/form-dialog.tsx'
import { FormFrame } from '../../../lib/form/form-frame.tsx'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { LongTextControl, TextControl } from '../../../ui/text-control.tsx'
import styles from '../dialogs/dialogs.module.css'
import { useRecordsScope } from '../records-scope.ts'
import { INSTRUCTION_LABELS, type InstructionField, type InstructionValues } from './instruction-values.ts'

const NUMBER_MAX = 50
const NAME_MAX = 500

const HINTS: Partial<Record<InstructionField, string>> = {
  revisionDue: 'Пустое — через пять лет после утверждения',
  acknowledgedOn: 'Пустое — ещё не ознакомлен',
}

interface InstructionFormProps {
  form: ContractForm<InstructionValues>
  /** Forms of two dialogs may stand on one page while the first one closes. */
  prefix: string
  fields: readonly InstructionField[]
  frame: FormInDialog
  submitLabel: string
  about?: string
}

export function InstructionForm({ form, prefix, fields, frame, submitLabel, about }: InstructionFormProps) {
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...frame}>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {fields.map((field) => (
        <InstructionRow key={field} form={form} prefix={prefix} field={field} />
      ))}
    </FormFrame>
  )
}

type InstructionRowProps = Pick<InstructionFormProps, 'form' | 'prefix'> & { field: InstructionField }

function InstructionRow({ form, prefix, field }: InstructionRowProps) {
  const { today } = useRecordsScope()
  const frame = {
    id: `${prefix}-${field}`,
    label: INSTRUCTION_LABELS[field],
    isRequired: field === 'name',
    hint: HINTS[field],
    error: form.problemOf(field),
  }
  const control = { frame, value: form.values[field], onChange: (value: string) => form.set(field, value) }
  return (
    <FormRow {...frame}>
      {field === 'number' && <TextControl {...control} maxLength={NUMBER_MAX} autoComplete="off" />}
      {field === 'name' && <LongTextControl {...control} maxLength={NAME_MAX} autoComplete="off" />}
      {field === 'revisionDue' && <DateControl {...control} />}
      {(field === 'approvedOn' || field === 'acknowledgedOn') && <DateControl {...control} max={today} />}
    </FormRow>
  )
}
