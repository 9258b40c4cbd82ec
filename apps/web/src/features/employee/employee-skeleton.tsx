import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './employee-skeleton.module.css'

const HEADER_ROWS = 3
const CARD_ROWS = 12

/** In the place of an employee's page while it comes. */
export function EmployeeSkeleton() {
  return (
    <>
      <div className={styles.header}>
        <Skeleton rows={HEADER_ROWS} />
      </div>
      <Sheet>
        <Skeleton rows={CARD_ROWS} />
      </Sheet>
    </>
  )
}
