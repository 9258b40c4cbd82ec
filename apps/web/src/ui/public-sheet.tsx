import type { ReactNode } from 'react'
import { typeset } from '../lib/typeset.ts'
import { classNames } from './class-names.ts'
import styles from './public-sheet.module.css'

interface PublicSheetProps {
  title: string
  lead: ReactNode
  isWide?: boolean
  /** Of the text below the lead. */
  className?: string | undefined
  children: ReactNode
}

/** An open page of text on one sheet of paper. */
export function PublicSheet({ title, lead, isWide = false, className, children }: PublicSheetProps) {
  return (
    <article className={classNames(styles.sheet, isWide && styles.wide, className)}>
      <h1>{typeset(title)}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  )
}
