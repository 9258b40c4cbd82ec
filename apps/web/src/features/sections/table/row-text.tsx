import { shortDate } from '@ot/text'
import type { ReactNode } from 'react'
import styles from './row-text.module.css'

/** A day in a table; an empty place when there is none. */
export function DayText({ day }: { day: string | null }) {
  return day === null ? null : <time dateTime={day}>{shortDate(day)}</time>
}

/** What there is to know of a row beside its columns; what is not known is not named. */
export function RowDetails({
  details,
}: {
  details: readonly (readonly [label: string, text: string | null])[]
}) {
  const known = details.filter(([, text]) => text !== null && text !== '')
  return known.length === 0 ? null : <RowNote lines={known.map(([label, text]) => `${label}: ${text}`)} />
}

export function RowNote({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles.details}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
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
