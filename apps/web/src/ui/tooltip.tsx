import type { ReactNode } from 'react'
import styles from './tooltip.module.css'

/** Words beside what it wraps, under the pointer or with the keyboard's focus; the child names itself for the rest. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={styles.anchor}>
      {children}
      <span className={styles.tip} aria-hidden="true">
        {text}
      </span>
    </span>
  )
}
