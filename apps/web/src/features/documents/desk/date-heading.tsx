import { PAGES } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DateControl } from '../../../ui/date-control.tsx'
import { isPaperDate } from '../use-documents-address.ts'
import styles from './date-heading.module.css'

const ID = 'documents-date'

interface DateHeadingProps {
  title: string
  date: string
  today: string
  onPick: (date: string) => void
}

/** «Приказы на 21.11.2026 (сегодня)»: the date that the papers get. */
export function DateHeading({ title, date, today, onPick }: DateHeadingProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const error = typed === null ? undefined : problemOf(typed, today)

  function accept(next: string): void {
    if (isPaperDate(next, today)) {
      setTyped(null)
      onPick(next)
    } else setTyped(next)
  }

  return (
    <div className={styles.heading}>
      <h1>{title} на</h1>
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
      <span className={styles.links}>
        <Link to={PAGES.documentsInterview.path}>анкета организации</Link>
        <Link to={PAGES.documentsRegistry.path}>перейти к отправке документов</Link>
      </span>
      {error !== undefined && (
        <p id={`${ID}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function problemOf(typed: string, today: string): string | undefined {
  if (!isCalendarDate(typed)) return undefined
  return typed > today ? 'Дата документа не может быть позже сегодняшней' : 'Проверьте год'
}
