import type { CalendarDate } from '@ot/domain'
import { shortDate } from '@ot/text'
import styles from './legal-document.module.css'

export function Edition({ date }: { date: CalendarDate }) {
  return (
    <p className={styles.edition}>
      Редакция от <time dateTime={date}>{shortDate(date)}</time>
    </p>
  )
}
