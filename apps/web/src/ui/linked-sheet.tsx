import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './linked-sheet.module.css'

/** What a personal link opens: one sheet of paper, for whoever has the link. */
export function LinkedSheet({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return <article className={classNames(styles.sheet, isWide && styles.wide)}>{children}</article>
}
