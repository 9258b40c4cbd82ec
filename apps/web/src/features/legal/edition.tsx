import type { CalendarDate } from '@ot/domain'
import styles from './legal-document.module.css'

export function Edition({ date }: { date: CalendarDate }) {
  const [year, month, day] = date.split('-')
  return (
    <p className={styles.edition}>
      Редакция от{' '}
      <time dateTime={date}>
        {day}.{month}.{year}
      </time>
    </p>
  )
}
