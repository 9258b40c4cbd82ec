import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  title: ReactNode
  /** Under the page's own heading. */
  isPart?: boolean
  children?: ReactNode
}

/** The name of a page, or of a part of it, and what can be done with the whole of it. */
export function PageHeading({ title, isPart = false, children }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      {isPart ? <h2>{title}</h2> : <h1>{title}</h1>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
