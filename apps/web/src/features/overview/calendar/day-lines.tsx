import { Link } from '../../../ui/link.tsx'
import type { CalendarDay } from './calendar-days.ts'
import styles from './deadline-calendar.module.css'

/** What is due on a day, section by section and of the equipment; each opens its rows. */
export function DayLines({ day: { lines } }: { day: CalendarDay }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ label, address, terms }) => (
        <li key={label}>
          <Link to={address}>
            {label}: {terms}
          </Link>
        </li>
      ))}
    </ul>
  )
}
