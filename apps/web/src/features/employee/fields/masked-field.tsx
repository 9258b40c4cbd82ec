import type { EmployeeFieldOf } from '@ot/domain'
import { FormRow } from '../../../ui/form-row.tsx'
import { PhoneControl } from '../../../ui/phone-control.tsx'
import { SnilsControl } from '../../../ui/snils-control.tsx'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'
import styles from './fields.module.css'

interface MaskedFieldProps {
  form: EmployeeForm
  field: EmployeeFieldOf<'snils' | 'phone'>
}

/** A number that has a form of its own: a phone or СНИЛС. */
export function MaskedField({ form, field }: MaskedFieldProps) {
  const frame = employeeFrame(form, field)
  const control = { frame, value: form.values[field], onChange: (value: string) => form.set(field, value) }
  return (
    <FormRow {...frame}>
      <div className={styles.short}>
        {field === 'snils' ? <SnilsControl {...control} /> : <PhoneControl {...control} autoComplete="off" />}
      </div>
    </FormRow>
  )
}
