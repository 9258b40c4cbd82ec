import { isCalendarDate } from '@ot/text'
import { useState } from 'react'
import { DateControl } from '../../../ui/date-control.tsx'
import { isPaperDate } from '../use-documents-address.ts'
import styles from './documents-date.module.css'

const ID = 'documents-date'

interface DocumentsDateProps {
  date: string
  today: string
  onPick: (date: string) => void
}

/** «Приказы на 21.11.2026 (сегодня)»: the date that the papers get. */
export function DocumentsDate({ date, today, onPick }: DocumentsDateProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const error = typed === null ? undefined : problemOf(typed, today)

  function accept(next: string): void {
    if (isPaperDate(next, today)) {
      setTyped(null)
      onPick(next)
    } else setTyped(next)
  }

  return (
    <>
      <div className={styles.date}>
        <label htmlFor={ID} className={styles.label}>
          Дата документов
        </label>
        <DateControl
          frame={{ id: ID, label: 'Дата документов', error }}
          value={typed ?? date}
          max={today}
          onChange={accept}
          onLeave={() => error === undefined && setTyped(null)}
        />
        {typed === null && date === today && <span className={styles.today}>(сегодня)</span>}
      </div>
      {error !== undefined && (
        <p id={`${ID}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  )
}

function problemOf(typed: string, today: string): string | undefined {
  if (!isCalendarDate(typed)) return undefined
  return typed > today ? 'Дата документа не может быть позже сегодняшней' : 'Проверьте год'
}
