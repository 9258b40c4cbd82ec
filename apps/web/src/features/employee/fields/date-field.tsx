import type { EmployeeFieldOf, EmployeeFormField } from '@ot/domain'
import { DateControl } from '../../../ui/date-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { ageText, serviceText } from '../employee-text.ts'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'
import styles from './fields.module.css'

type DayField = EmployeeFieldOf<'day'> & EmployeeFormField

interface DateFieldProps {
  form: EmployeeForm
  field: DayField
  today: string
}

/** A date, and beside it what it comes to today: an age or a length of service. */
export function DateField({ form, field, today }: DateFieldProps) {
  const frame = employeeFrame(form, field)
  const value = form.values[field]
  return (
    <FormRow {...frame}>
      <div className={styles.withTerm}>
        <DateControl
          frame={frame}
          value={value}
          {...(field === 'birthDate' ? { max: today } : {})}
          onChange={(date) => form.set(field, date)}
        />
        <span className={styles.term}>{termText(field, value, today)}</span>
      </div>
    </FormRow>
  )
}

function termText(field: DayField, value: string, today: string): string {
  if (field === 'birthDate') return ageText(value, today)
  return field === 'hireDate' ? serviceText(value, today) : ''
}
