import type { IncidentAnswer } from '@ot/contract'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './facts.module.css'
import { type FactsKey, factsTitle } from './facts-keys.ts'

export interface FactsTabProps {
  incident: IncidentAnswer
  isOpen: boolean
  onEdit: (key: FactsKey) => void
}

interface FactsSectionProps extends FactsTabProps {
  about: FactsKey
  children: ReactNode
}

/** One group of facts as it is read, with the way to its form. */
export function FactsSection({ incident, about, isOpen, onEdit, children }: FactsSectionProps) {
  const titleId = useId()
  const title = factsTitle(about, incident)
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId}>{title}</h2>
        {isOpen && (
          <Button kind="quiet" aria-label={`Изменить: ${title}`} onClick={() => onEdit(about)}>
            Изменить
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
