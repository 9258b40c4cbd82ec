import { type ReactNode, useId } from 'react'
import styles from './afterwards.module.css'

interface SectionProps {
  title: string
  /** Why it is done. */
  about: string
  action?: ReactNode
  children: ReactNode
}

/** A part of what follows an accident, with the way to begin it. */
export function AfterwardsPart({ title, about, action, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      <p className={styles.note}>{about}</p>
      {children}
    </section>
  )
}
