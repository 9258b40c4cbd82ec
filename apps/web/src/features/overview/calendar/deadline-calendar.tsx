import type { Overview } from '@ot/contract'
import { counted, dayName, monthName, weekdayName } from '@ot/text'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from '../../../lib/routing/use-router.ts'
import { useIsBelow } from '../../../lib/use-is-below.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { monthAfter, monthOf } from '../month.ts'
import { monthInHash } from '../overview-links.ts'
import { type CalendarDay, calendarDays, daysOfMonth } from './calendar-days.ts'

import styles from './deadline-calendar.module.css'

import { MonthGrid } from './month-grid.tsx'

const MONTHS_AHEAD = 12
const DEADLINES = ['срок', 'срока', 'сроков'] as const

/** Deadlines month by month: as a grid, on a phone as a list of days. */
export function DeadlineCalendar({ overview }: { overview: Overview }) {
  const { today } = overview
  const days = useMemo(() => calendarDays(overview), [overview])
  const [month, setMonth] = useState(monthOf(today))
  const [chosen, setChosen] = useState<string | null>(null)
  const isList = useIsBelow('tablet')
  const first = monthOf([...days.keys()].reduce((one, other) => (other < one ? other : one), today))
  const last = monthAfter(monthOf(today), MONTHS_AHEAD)
  const ofMonth = daysOfMonth(days, month)
  const total = ofMonth.reduce((sum, day) => sum + day.total, 0)
  const shownDay = chosen === null ? undefined : days.get(chosen)

  function turn(to: string): void {
    setMonth(to)
    setChosen(null)
  }

  const place = useAskedMonth(turn)

  return (
    <div ref={place} className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label="Предыдущий месяц"
          disabled={month <= first}
          onClick={() => turn(monthAfter(month, -1))}
        >
          <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
        </IconButton>
        <h3 className={styles.month} aria-live="polite">
          {monthName(month)}
        </h3>
        <IconButton
          label="Следующий месяц"
          disabled={month >= last}
          onClick={() => turn(monthAfter(month, 1))}
        >
          <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
        </IconButton>
        {month !== monthOf(today) && (
          <Button kind="quiet" onClick={() => turn(monthOf(today))}>
            Текущий месяц
          </Button>
        )}
        <span className={styles.total}>
          {total === 0 ? 'Сроков в этом месяце нет' : counted(total, DEADLINES)}
        </span>
      </div>
      {isList ? (
        <Agenda days={ofMonth} today={today} />
      ) : (
        <>
          <MonthGrid
            month={month}
            days={days}
            today={today}
            chosen={chosen}
            onChoose={(day) => setChosen(day === chosen ? null : day)}
          />
          {shownDay !== undefined && <DayPanel day={shownDay} today={today} />}
        </>
      )}
    </div>
  )
}

/** The month that the address names is turned to, and the calendar brought in sight. */
function useAskedMonth(turn: (month: string) => void) {
  const place = useRef<HTMLDivElement>(null)
  const hash = useLocation(({ hash }) => hash)
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const month = monthInHash(hash)
    if (month === null) return
    latest.current(month)
    place.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return place
}

interface AgendaProps {
  days: readonly CalendarDay[]
  today: string
}

/** A month as a list of the days on which something is due. */
function Agenda({ days, today }: AgendaProps) {
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
          <DayLines day={day} />
        </li>
      ))}
    </ol>
  )
}

/** The chosen day under the grid. */
function DayPanel({ day, today }: { day: CalendarDay; today: string }) {
  return (
    <div className={styles.panel} role="status">
      <h4 className={styles.dayTitle}>
        {dayName(day.date)}
        {day.date < today && ' — срок прошёл'}
      </h4>
      <DayLines day={day} />
    </div>
  )
}

/** What is due on a day, section by section and of the equipment; each opens its rows. */
function DayLines({ day: { lines } }: { day: CalendarDay }) {
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
