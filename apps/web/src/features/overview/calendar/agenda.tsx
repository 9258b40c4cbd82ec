import { classNames } from '../../../ui/class-names.ts'
import { dayName, weekdayName } from '../month.ts'
import type { CalendarDay } from './calendar-days.ts'
import { DaySections } from './day-sections.tsx'
import styles from './deadline-calendar.module.css'

interface AgendaProps {
  days: readonly CalendarDay[]
  today: string
}

/** A month as a list of the days on which something is due. */
export function Agenda({ days, today }: AgendaProps) {
  return (
    <ol className={styles.agenda}>
      {days.map((day) => (
        <li key={day.date} className={styles.agendaDay}>
          <h4 className={classNames(styles.dayTitle, day.date < today && styles.passed)}>
            <time dateTime={day.date}>
              {dayName(day.date)}, {weekdayName(day.date)}
            </time>
            {day.date < today && ' — срок прошёл'}
            {day.date === today && ' — сегодня'}
          </h4>
          <DaySections day={day} />
        </li>
      ))}
    </ol>
  )
}
