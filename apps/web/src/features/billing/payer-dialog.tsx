import type { PayerAnswer } from '@ot/contract'
import { PAYER_FIELD_LABELS, PAYER_TYPE_LABELS, PAYER_TYPES, type PayerField } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { FormFrame } from '../../lib/form/form-frame.tsx'
import { type ContractForm, useContractForm } from '../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import type { Companies } from '../../lib/session/session.ts'
import { ChoiceControl } from '../../ui/choice-control.tsx'
import { DateControl } from '../../ui/date-control.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { PhoneControl } from '../../ui/phone-control.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { savePayer } from './api/billing-calls.ts'
import styles from './billing.module.css'
import { masked } from './masks.ts'
import { payerSchema } from './payer-schema.ts'
import { bodyOf, fieldName, fieldsOfType, openingValues, type PayerValues } from './payer-values.ts'

const WIDTH = 620
const TYPE = { id: 'payer-type', label: 'Кто платит' }
const TYPE_CHOICES = PAYER_TYPES.map((value) => ({ value, label: PAYER_TYPE_LABELS[value] }))
const LABELS = Object.fromEntries(
  Object.entries(PAYER_FIELD_LABELS).map(([field, label]) => [`data.${field}`, label]),
)

interface PayerDialogProps {
  company: Companies[number]
  payer: PayerAnswer | null
  isOpen: boolean
  onClose: () => void
}

export function PayerDialog({ company, payer, isOpen, onClose }: PayerDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={payer === null ? 'Новый плательщик' : 'Плательщик'}
      width={WIDTH}
    >
      <PayerForm company={company} payer={payer} onDone={onClose} />
    </Dialog>
  )
}

type PayerFormProps = Pick<PayerDialogProps, 'company' | 'payer'> & { onDone: () => void }

function PayerForm({ company, payer, onDone }: PayerFormProps) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const form = useContractForm(payerSchema, {
    from: openingValues(payer),
    labels: { ...LABELS, name: 'Наименование' },
    save: (values) => {
      const body = bodyOf(values)
      return savePayer(client, { companyId: company.id, payer }, body, keyOf(body))
    },
    onSaved: onDone,
  })
  const { type } = form.values
  return (
    <FormFrame form={form} submitLabel="Сохранить" leave={onDone}>
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
            label="Наименование"
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
    </FormFrame>
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
