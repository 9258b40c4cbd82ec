import { counted, dayName, monthName } from '@ot/text'
import { classNames } from '../../../ui/class-names.ts'
import { weeksOf } from '../month.ts'
import type { CalendarDay } from './calendar-days.ts'
import styles from './month-grid.module.css'

const WEEKDAYS = [
  ['пн', 'понедельник'],
  ['вт', 'вторник'],
  ['ср', 'среда'],
  ['чт', 'четверг'],
  ['пт', 'пятница'],
  ['сб', 'суббота'],
  ['вс', 'воскресенье'],
] as const

interface MonthGridProps {
  month: string
  days: ReadonlyMap<string, CalendarDay>
  today: string
  /** The day whose deadlines are listed under the grid. */
  chosen: string | null
  onChoose: (day: string) => void
}

export function MonthGrid({ month, days, today, chosen, onChoose }: MonthGridProps) {
  return (
    <table className={styles.grid} aria-label={monthName(month)}>
      <thead>
        <tr>
          {WEEKDAYS.map(([short, name]) => (
            <th key={short} scope="col" abbr={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((date, weekday) => (
              <td
                key={WEEKDAYS[weekday]?.[0]}
                className={classNames(styles.day, date === today && styles.today)}
                aria-current={date === today ? 'date' : undefined}
              >
                {date !== null && (
                  <DayCell
                    date={date}
                    day={days.get(date)}
                    isPast={date < today}
                    isChosen={date === chosen}
                    onChoose={onChoose}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  date: string
  day: CalendarDay | undefined
  isPast: boolean
  isChosen: boolean
  onChoose: (day: string) => void
}

const DEADLINES = ['срок', 'срока', 'сроков'] as const

function DayCell({ date, day, isPast, isChosen, onChoose }: DayCellProps) {
  const number = Number(date.slice(-2))
  if (day === undefined) return <span className={styles.number}>{number}</span>
  return (
    <button
      type="button"
      className={classNames(styles.filled, isPast && styles.past)}
      aria-pressed={isChosen}
      aria-label={`${dayName(date)}: ${counted(day.total, DEADLINES)}${isPast ? ', день прошёл' : ''}`}
      onClick={() => onChoose(date)}
    >
      <span className={styles.number}>{number}</span>
      {day.lines.map(({ label, terms }) => (
        <span key={label} className={styles.line}>
          <span className={styles.section}>{label}</span>
          <span className={styles.events}>{terms}</span>
        </span>
      ))}
    </button>
  )
}
