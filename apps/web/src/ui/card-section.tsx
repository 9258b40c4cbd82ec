import { type ReactNode, useId } from 'react'
import styles from './card-section.module.css'

/** A part of the card under its heading. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
