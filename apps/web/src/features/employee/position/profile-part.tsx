import { type ReactNode, useId } from 'react'
import styles from './position.module.css'

/** One kind of what belongs to a position, under its name. */
export function ProfilePartView({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
