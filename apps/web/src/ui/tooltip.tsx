import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tooltip.module.css'

interface TooltipProps {
  text: string
  /** `end` keeps long words from leaving the right edge of the page. */
  align?: 'center' | 'end'
  /** A sentence or two: the words wrap. */
  isLong?: boolean
  children: ReactNode
}

/** Words beside what it wraps, under the pointer or with the keyboard's focus; the child names itself for the rest. */
export function Tooltip({ text, align = 'center', isLong = false, children }: TooltipProps) {
  return (
    <span className={styles.anchor}>
      {children}
      <span
        className={classNames(styles.tip, align === 'end' && styles.atEnd, isLong && styles.long)}
        aria-hidden="true"
      >
        {text}
      </span>
    </span>
  )
}
