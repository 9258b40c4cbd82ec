import { type ReactNode, useId } from 'react'
import styles from './sheet-part.module.css'

/** A part of a sheet under its heading, over its whole width. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
