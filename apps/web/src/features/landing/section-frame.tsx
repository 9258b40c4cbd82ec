import type { ReactNode } from 'react'
import { typeset } from '../../lib/typeset.ts'
import styles from './section-frame.module.css'

interface SectionFrameProps {
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
  /** On a white band instead of the grey ground. */
  isOnSheet?: boolean
}

export function SectionFrame({ id, title, lead, children, isOnSheet = false }: SectionFrameProps) {
  return (
    <section id={id} className={isOnSheet ? styles.sheet : styles.ground} aria-labelledby={`${id}-title`}>
      <div className={styles.column}>
        <h2 id={`${id}-title`} className={styles.title}>
          {typeset(title)}
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
