import { DateControl } from '../../../ui/date-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { ageText, serviceText } from '../employee-text.ts'
import type { EmployeeForm } from '../use-employee-form.ts'
import { employeeFrame } from './field-frame.ts'
import styles from './fields.module.css'

interface DateFieldProps {
  form: EmployeeForm
  field: 'birthDate' | 'hireDate'
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
        <span className={styles.term}>
          {field === 'birthDate' ? ageText(value, today) : serviceText(value, today)}
        </span>
      </div>
    </FormRow>
  )
}
