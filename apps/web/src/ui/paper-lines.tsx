import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './paper-lines.module.css'

/** Papers one under another, each with what can be done with it. */
export function PaperLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.papers} aria-label={label}>
      {children}
    </ul>
  )
}

interface PaperLineProps {
  name: string
  /** What is said of it under its name. */
  children: ReactNode
  actions: ReactNode
}

export function PaperLine({ name, children, actions }: PaperLineProps) {
  return (
    <li className={styles.paper} aria-label={name}>
      <div className={styles.words}>
        <span>{name}</span>
        {children}
      </div>
      {actions !== null && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

interface PaperNoteProps {
  tone: 'success' | 'danger'
  role?: 'status' | 'alert'
  children: ReactNode
}

export function PaperNote({ tone, role, children }: PaperNoteProps) {
  return (
    <span className={classNames(styles.note, styles[tone])} role={role}>
      {children}
    </span>
  )
}
