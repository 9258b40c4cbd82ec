import { INSTRUCTION_FIELD_LABELS } from '@ot/domain'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import styles from '../dialogs/dialogs.module.css'
import { useRecordsScope } from '../records-scope.ts'
import type { InstructionField, InstructionValues } from './instruction-values.ts'

export const INSTRUCTION_FIELDS = [
  'number',
  'name',
  'approvedOn',
  'revisionDue',
  'acknowledgedOn',
] as const satisfies readonly InstructionField[]

export const INSTRUCTION: FieldTable<InstructionValues> = {
  number: textField({ label: INSTRUCTION_FIELD_LABELS.number, kind: 'short', max: 50 }),
  name: textField({ label: INSTRUCTION_FIELD_LABELS.name, kind: 'line', max: 500, isRequired: true }),
  approvedOn: textField({ label: INSTRUCTION_FIELD_LABELS.approvedOn, kind: 'day' }),
  revisionDue: textField({
    label: INSTRUCTION_FIELD_LABELS.revisionDue,
    kind: 'day',
    isAhead: true,
    hint: 'Пустое — через пять лет после утверждения',
  }),
  acknowledgedOn: textField({
    label: INSTRUCTION_FIELD_LABELS.acknowledgedOn,
    kind: 'day',
    hint: 'Пустое — ещё не ознакомлен',
  }),
}

interface InstructionFormProps {
  form: ContractForm<InstructionValues>
  prefix: string
  fields: readonly InstructionField[]
  frame: FormInDialog
  submitLabel: string
  about?: string
}

export function InstructionForm({ form, prefix, fields, frame, submitLabel, about }: InstructionFormProps) {
  const { today } = useRecordsScope()
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...frame}>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      <FieldRows form={form} table={INSTRUCTION} names={fields} prefix={prefix} today={today} />
    </FormFrame>
  )
}
