import type { ReactNode } from 'react'
import { EmployeeCard } from '../card/employee-card.tsx'
import { PLACE } from '../employee-fields.ts'
import { EmployeeHistory } from '../history/employee-history.tsx'
import { PositionReference } from '../position/position-reference.tsx'
import styles from './tab-parts.module.css'

const SECTIONS = [PLACE]

/** «Должность»: where he works and as what, what other features know of that, what usually belongs to the position, and how
 * the record has changed. */
export function PositionTab({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.parts}>
      <EmployeeCard sections={SECTIONS} />
      {children}
      <PositionReference />
      <EmployeeHistory />
    </div>
  )
}
