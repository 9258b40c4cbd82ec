import { dayName } from '../month.ts'
import type { CalendarDay } from './calendar-days.ts'
import { DaySections } from './day-sections.tsx'
import styles from './deadline-calendar.module.css'

/** The chosen day under the grid. */
export function DayPanel({ day, today }: { day: CalendarDay; today: string }) {
  return (
    <div className={styles.panel} role="status">
      <h4 className={styles.dayTitle}>
        {dayName(day.date)}
        {day.date < today && ' — срок прошёл'}
      </h4>
      <DaySections day={day} />
    </div>
  )
}
