import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

/** The name of a page and what can be done with the whole of it. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
