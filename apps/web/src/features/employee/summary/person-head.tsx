import { EMPLOYMENT_KIND_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { ReactNode } from 'react'
import { initials } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { ageText, serviceText } from '../employee-text.ts'
import styles from './person-head.module.css'

/** Who he is in three lines; the name stands above the tabs. */
export function PersonHead({ actions }: { actions: ReactNode }) {
  const { employee, today } = useEmployeeScope()
  const { birthDate, dismissedOn, employmentKind, hireDate, staffNumber } = employee
  const service = serviceText(hireDate, dismissedOn ?? today)
  return (
    <div className={styles.head}>
      <span className={styles.initials} aria-hidden="true">
        {initials(employee)}
      </span>
      <ul className={styles.facts}>
        <li>
          {EMPLOYMENT_KIND_LABELS[employmentKind]}, принят{employee.sex === 'f' && 'а'} {shortDate(hireDate)}
          {service !== '' && ` (${service})`}
        </li>
        <li>
          Дата рождения {shortDate(birthDate)}, {ageText(birthDate, today)}
        </li>
        {staffNumber !== null && <li>Табельный № {staffNumber}</li>}
      </ul>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
