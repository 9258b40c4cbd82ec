import type { ReactNode } from 'react'
import { shownDate } from '../../../lib/calendar-date.ts'
import styles from './row-text.module.css'

/** A day in a table; an empty place when there is none. */
export function DayText({ day }: { day: string | null }) {
  return day === null ? null : <time dateTime={day}>{shownDate(day)}</time>
}

/** What there is to know of a row beside its columns; what is not known is not named. */
export function RowDetails({
  details,
}: {
  details: readonly (readonly [label: string, text: string | null])[]
}) {
  const known = details.filter(([, text]) => text !== null && text !== '')
  if (known.length === 0) return null
  return (
    <span className={styles.details}>
      {known.map(([label, text]) => (
        <span key={label}>
          {label}: {text}
        </span>
      ))}
    </span>
  )
}

export function RowName({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {children}
    </>
  )
}
