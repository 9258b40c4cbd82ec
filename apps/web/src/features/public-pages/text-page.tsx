import type { ReactNode } from 'react'
import { typeset } from '../../lib/typeset.ts'
import { LinkedText } from '../../ui/linked-text.tsx'
import { PublicSheet } from '../../ui/public-sheet.tsx'
import styles from './text-page.module.css'

interface TextPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A short page of running text on one sheet. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <PublicSheet title={title} lead={<LinkedText text={lead} />} className={styles.sheet}>
      {children}
    </PublicSheet>
  )
}

export interface PublicTextPart {
  title: string
  paragraphs?: readonly string[]
  items?: readonly string[]
}

export function TextSection({ part, children }: { part: PublicTextPart; children?: ReactNode }) {
  return (
    <section>
      <h2>{typeset(part.title)}</h2>
      {part.paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {part.items !== undefined && (
        <ul>
          {part.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
