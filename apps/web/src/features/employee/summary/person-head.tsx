import { EMPLOYMENT_KIND_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { ReactNode } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { ageText, serviceText } from '../employee-text.ts'
import styles from './person-head.module.css'
import { PersonPhoto, PhotoActions } from './person-photo.tsx'

interface PersonHeadProps {
  /** Of his photograph; null: there is none, undefined: the server has not told. */
  sha256: string | null | undefined
  actions: ReactNode
}

/** Who he is in three lines; the name stands above the tabs. */
export function PersonHead({ sha256, actions }: PersonHeadProps) {
  const { employee, mayChange, today } = useEmployeeScope()
  const { birthDate, dismissedOn, employmentKind, hireDate, staffNumber } = employee
  const service = serviceText(hireDate, dismissedOn ?? today)
  return (
    <div className={styles.head}>
      <PersonPhoto sha256={sha256 ?? null} />
      <ul className={styles.facts}>
        <li>
          {EMPLOYMENT_KIND_LABELS[employmentKind]}, принят{employee.sex === 'f' && 'а'} {shortDate(hireDate)}
          {service !== '' && ` (${service})`}
        </li>
        <li>
          Дата рождения {shortDate(birthDate)}, {ageText(birthDate, today)}
        </li>
        {staffNumber !== null && <li>Табельный №&nbsp;{staffNumber}</li>}
      </ul>
      <div className={styles.actions}>
        {mayChange && sha256 !== undefined && <PhotoActions sha256={sha256} />}
        {actions}
      </div>
    </div>
  )
}
