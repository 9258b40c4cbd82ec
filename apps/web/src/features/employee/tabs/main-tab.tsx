import type { ReactNode } from 'react'
import { EmployeeCard } from '../card/employee-card.tsx'
import { EmploymentActions } from '../dismissal/employment-actions.tsx'
import { CONTACTS, PERSONAL } from '../employee-fields.ts'
import styles from './tab-parts.module.css'

const SECTIONS = [PERSONAL, CONTACTS]

/** «ФИО»: who he is and how to reach him, then what other features know of him. */
export function MainTab({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.parts}>
      <EmployeeCard sections={SECTIONS} aside={<EmploymentActions />} />
      {children}
    </div>
  )
}
