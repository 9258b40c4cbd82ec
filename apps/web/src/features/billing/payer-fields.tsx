import { PAYER_FIELD_LABELS, PAYER_TYPE_LABELS, PAYER_TYPES, type PayerField } from '@ot/domain'
import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import { ChoiceControl } from '../../ui/choice-control.tsx'
import { DateControl } from '../../ui/date-control.tsx'
import { Field } from '../../ui/field.tsx'
import { PhoneControl } from '../../ui/phone-control.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './billing.module.css'
import { masked } from './masks.ts'
import { fieldName, fieldsOfType, PAYER_LABELS, type PayerValues } from './payer-values.ts'

const TYPE = { id: 'payer-type', label: PAYER_LABELS.type }
const TYPE_CHOICES = PAYER_TYPES.map((value) => ({ value, label: PAYER_TYPE_LABELS[value] }))

/** Who pays, and what is asked of this kind of payer. */
export function PayerFields({ form }: { form: ContractForm<PayerValues> }) {
  const { type } = form.values
  return (
    <div className={styles.form}>
      <Field {...TYPE}>
        <ChoiceControl
          frame={TYPE}
          choices={TYPE_CHOICES}
          value={type}
          onChange={(value) => form.set('type', value)}
        />
      </Field>
      {type === 'this-company' && (
        <p className={styles.note}>Наименование, ИНН, КПП и адрес возьмём из сведений об организации.</p>
      )}
      {type === 'legal-entity' && (
        <TextField
          id="payer-name"
          label={PAYER_LABELS.name}
          isRequired
          value={form.values.name}
          error={form.problemOf('name')}
          onChange={(value) => form.set('name', value)}
        />
      )}
      {fieldsOfType(type).map(({ field, isRequired }) => (
        <PayerControl key={field} field={field} isRequired={isRequired} form={form} />
      ))}
    </div>
  )
}

interface PayerControlProps {
  field: PayerField
  isRequired: boolean
  form: ContractForm<PayerValues>
}

function PayerControl({ field, isRequired, form }: PayerControlProps) {
  const name = fieldName(field)
  const frame = {
    id: `payer-${field}`,
    label: PAYER_FIELD_LABELS[field],
    isRequired,
    error: form.problemOf(name),
  }
  const value = form.values[name]
  const set = (next: string) => form.set(name, next)
  if (field === 'passportDate') {
    return (
      <Field {...frame}>
        <DateControl frame={frame} value={value} onChange={set} />
      </Field>
    )
  }
  if (field === 'phone') {
    return (
      <Field {...frame}>
        <PhoneControl frame={frame} value={value} onChange={set} />
      </Field>
    )
  }
  return <TextField {...frame} value={masked(field, value)} onChange={(next) => set(masked(field, next))} />
}
