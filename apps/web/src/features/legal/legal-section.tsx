import type { ReactNode } from 'react'
import { typeset } from '../../lib/typeset.ts'
import styles from './legal-document.module.css'
import type { Contents } from './legal-document.tsx'
import { LegalPoints } from './legal-points.tsx'
import type { LegalSection } from './legal-text.ts'

interface NumberedSectionProps {
  section: LegalSection
  number: number
  /** What follows the points: a table the text refers to. */
  children?: ReactNode
}

/** The contents under the same numbers that the sections carry. */
export function numberedContents(sections: readonly LegalSection[]): Contents[] {
  return sections.map(({ id, title }, index) => ({ id, title: `${index + 1}. ${title}` }))
}

export function NumberedSection({ section, number, children }: NumberedSectionProps) {
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>
        {number}. {typeset(section.title)}
      </h2>
      <LegalPoints points={section.points} prefix={`${number}.`} />
      {children}
    </section>
  )
}
