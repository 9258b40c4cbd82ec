import { Button } from '../../../ui/button.tsx'
import type { CardForm } from '../use-card-form.ts'
import styles from './fields.module.css'
import { LongField } from './long-field.tsx'

interface AddressFieldProps {
  form: CardForm
  field: 'actualAddress' | 'mailingAddress'
}

/** An address that is mostly the same as the legal one: while it is empty, that one is offered. */
export function AddressField({ form, field }: AddressFieldProps) {
  const { legalAddress } = form.values
  const isOffered = form.values[field].trim() === '' && legalAddress.trim() !== ''
  return (
    <LongField form={form} field={field}>
      {isOffered && (
        <div className={styles.offer}>
          <Button kind="quiet" onClick={() => form.set(field, legalAddress)}>
            Совпадает с юридическим
          </Button>
        </div>
      )}
    </LongField>
  )
}
