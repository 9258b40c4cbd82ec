import type { ReactNode } from 'react'
import styles from './card-sheet.module.css'

interface CardSheetProps {
  /** The tables of the record, read or changed. */
  children: ReactNode
  /** What can be done with the record; null for who may do nothing. */
  buttons: ReactNode
  /** At the other end of the bar: what is done more seldom. */
  aside?: ReactNode
  /** What was saved or went wrong. */
  status?: ReactNode
  /** Under the tables: what else is to be known of them. */
  notice?: ReactNode
}

/** The sheet a record is read and changed on, its bar at the bottom always in sight. */
export function CardSheet({ children, buttons, aside, status, notice }: CardSheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.tables}>{children}</div>
      <div className={styles.notice}>{notice}</div>
      {buttons !== null && (
        <div className={styles.bar}>
          <div className={styles.buttons}>{buttons}</div>
          <div className={styles.status}>{status}</div>
          {aside}
        </div>
      )}
    </div>
  )
}
