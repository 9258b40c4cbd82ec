import { shortDate } from './short-date.ts'

const NBSP = '\u00a0'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one costs a hundred times what showing a moment by it does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone })
  clocks.set(timeZone, clock)
  return clock
}

/** «21.11.2026, 14:05» by the clock of a place; `joint` stands between the day and the hour. */
export function momentText(instant: string, timeZone: string, joint: ', ' | ' ' | ' в ' = ', '): string {
  return clockOf(timeZone).format(Date.parse(instant)).replace(', ', joint)
}

/** «14:30 23.11.2026» of a term in hours, «23.11.2026» of one in days; the hour and the day stay on one line. */
export function lastMomentText(
  { deadline, deadlineAt }: { deadline: string; deadlineAt: string | null },
  timeZone: string,
): string {
  if (deadlineAt === null) return shortDate(deadline)
  const [day, time] = momentText(deadlineAt, timeZone, ' ').split(' ')
  return `${time}${NBSP}${day}`
}
