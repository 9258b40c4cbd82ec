import { shownDate } from './calendar-date.ts'
import { momentIn } from './company-moment.ts'

const NBSP = '\u00a0'

/** «21.11.2026, 14:05», by the clock of the company. */
export function momentText(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    Date.parse(at),
  )
}

/** «14:30 23.11.2026» of a term in hours, «23.11.2026» of one in days. */
export function lastMomentText(
  { deadline, deadlineAt }: { deadline: string; deadlineAt: string | null },
  timeZone: string,
): string {
  if (deadlineAt === null) return shownDate(deadline)
  const { date, time } = momentIn(deadlineAt, timeZone)
  return `${time}${NBSP}${shownDate(date)}`
}
