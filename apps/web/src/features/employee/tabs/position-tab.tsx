import { EmployeeCard } from '../card/employee-card.tsx'
import { PLACE } from '../employee-fields.ts'
import { EmployeeHistory } from '../history/employee-history.tsx'
import { PositionReference } from '../position/position-reference.tsx'
import styles from './tab-parts.module.css'

const SECTIONS = [PLACE]

/** «Должность»: where he works and as what, what usually belongs to that, and how the record has changed. */
export function PositionTab() {
  return (
    <div className={styles.parts}>
      <EmployeeCard sections={SECTIONS} />
      <PositionReference />
      <EmployeeHistory />
    </div>
  )
}
