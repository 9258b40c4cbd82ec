import { SECTION_LABELS } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { dayAddress } from '../overview-links.ts'
import type { CalendarDay } from './calendar-days.ts'
import styles from './deadline-calendar.module.css'

/** What is due on a day, section by section; each opens its rows. */
export function DaySections({ day: { date, sections } }: { day: CalendarDay }) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ section, events }) => (
        <li key={section}>
          <Link to={dayAddress(section, date)}>
            {SECTION_LABELS[section]}: {events}
          </Link>
        </li>
      ))}
    </ul>
  )
}
