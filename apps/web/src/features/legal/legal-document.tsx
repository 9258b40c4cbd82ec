import type { CalendarDate } from '@ot/domain'
import type { ReactNode } from 'react'
import { typeset } from '../../lib/typeset.ts'
import { Edition } from './edition.tsx'
import styles from './legal-document.module.css'

export interface Contents {
  id: string
  title: string
}

interface LegalDocumentProps {
  title: string
  edition: CalendarDate
  contents: readonly Contents[]
  children: ReactNode
}

/** A legal text as it is set on paper: a sheet with its title, edition and numbered points, its contents beside. */
export function LegalDocument({ title, edition, contents, children }: LegalDocumentProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{typeset(title)}</h1>
        <Edition date={edition} />
      </header>
      <nav className={styles.contents} aria-label="Содержание документа">
        <h2 className={styles.contentsTitle}>Содержание</h2>
        <ol>
          {contents.map((entry) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`}>{typeset(entry.title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
