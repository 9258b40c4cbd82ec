import type { EmployeeAnswer } from '@ot/contract'
import { counted, plural } from '@ot/text'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import fieldStyles from '../../../ui/field.module.css'
import styles from './new-dispatch.module.css'
import { type NewDispatchValues, withoutEmail } from './new-dispatch-values.ts'

interface EmailsMissingProps {
  form: ContractForm<NewDispatchValues>
  employees: readonly EmployeeAnswer[]
}

const CARDS = ['карточке', 'карточках', 'карточках'] as const
const PEOPLE = ['работника', 'работников', 'работников'] as const

/** Whose card has no e-mail gets no letter unless one is typed in here. */
export function EmailsMissing({ form, employees }: EmailsMissingProps) {
  const { values, set } = form
  const people = withoutEmail(employees, values)
  if (people.length === 0) return null
  return (
    <details className={styles.missing} open={people.length <= 3}>
      <summary>
        В {plural(people.length, CARDS)} {counted(people.length, PEOPLE)} нет почты: подпись на бумаге
      </summary>
      <p className={styles.about}>
        Письма они не получат, но войдут в лист ознакомления. Если адрес известен, впишите его — он нужен
        только для этой отправки.
      </p>
      <ul className={styles.emails}>
        {people.map((employee) => (
          <li key={employee.id} className={styles.email}>
            <label htmlFor={`dispatch-email-${employee.id}`}>{fullName(employee)}</label>
            <input
              id={`dispatch-email-${employee.id}`}
              type="email"
              className={fieldStyles.control}
              placeholder="без письма"
              value={values.emails[employee.id] ?? ''}
              onChange={(event) => set('emails', { ...values.emails, [employee.id]: event.target.value })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
