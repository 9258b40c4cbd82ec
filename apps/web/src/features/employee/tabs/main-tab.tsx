import type { ReactNode } from 'react'
import { EmployeeCard } from '../card/employee-card.tsx'
import { EmploymentActions } from '../dismissal/employment-actions.tsx'
import { CONTACTS, PERSONAL } from '../employee-fields.ts'
import styles from './tab-parts.module.css'

const SECTIONS = [PERSONAL, CONTACTS]

interface MainTabProps {
  /** What others can do with the employee, beside his dismissal. */
  actions?: ReactNode
  children?: ReactNode
}

/** «ФИО»: who he is and how to reach him, then what other features know of him. */
export function MainTab({ actions, children }: MainTabProps) {
  return (
    <div className={styles.parts}>
      <EmployeeCard
        sections={SECTIONS}
        aside={
          <div className={styles.actions}>
            {actions}
            <EmploymentActions />
          </div>
        }
      />
      {children}
    </div>
  )
}
