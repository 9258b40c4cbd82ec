import type { EmployeeAnswer } from '@ot/contract'
import { counted } from '@ot/text'
import { readAddresses } from './addresses.ts'
import styles from './new-dispatch.module.css'
import { type NewDispatchValues, withoutEmail } from './new-dispatch-values.ts'

interface SendSummaryProps {
  employees: readonly EmployeeAnswer[]
  values: NewDispatchValues
}

/** What pressing the button will do. */
export function SendSummary({ employees, values }: SendSummaryProps) {
  const silent = withoutEmail(employees, values).filter(({ id }) => (values.emails[id]?.trim() ?? '') === '')
  const outside = readAddresses(values.addresses).readers.length
  const letters = values.employeeIds.length - silent.length + outside
  if (letters + silent.length === 0) return null
  const people = counted(silent.length, ['человек подпишет', 'человека подпишут', 'человек подпишут'])
  return (
    <p className={styles.summary} role="status">
      Уйдёт писем: {letters}.{silent.length > 0 && ` Без письма ${people} на бумаге.`}
    </p>
  )
}
