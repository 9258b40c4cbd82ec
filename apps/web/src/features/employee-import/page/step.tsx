import { type ReactNode, useId } from 'react'
import styles from './step.module.css'

interface StepProps {
  title: string
  /** In a few words beside the title. */
  summary?: string | undefined
  /** At the end of the title's line. */
  action?: ReactNode
  children?: ReactNode
}

/** A part of the page under its own heading. */
export function Step({ title, summary, action, children }: StepProps) {
  const titleId = useId()
  return (
    <section className={styles.step} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {summary !== undefined && <span className={styles.summary}>{summary}</span>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  )
}
