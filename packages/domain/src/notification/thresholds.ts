import { addDays, type CalendarDate, dayIn, timeIn } from '../calendar/calendar.ts'

/** How many days before a deadline it is told of. */
export const DEADLINE_DAYS = [30, 14, 7, 1] as const
export const TARIFF_DAYS = [7, 3, 1, 0] as const
/** A step of an investigation is told of on its day. */
export const INCIDENT_DAYS = [0] as const
/** When it has just happened, also of what is due on the next: by the morning, hours of a term in hours are gone. */
export const FRESH_INCIDENT_DAYS = [1, 0] as const

export const OVERDUE = 'overdue'
/** What a deadline crosses on its way: so many days are left, or none. */
export type Threshold = number | typeof OVERDUE

/** Which threshold a deadline has crossed last by the day; those before it were told of, or slept through. Null: none
 * yet. The ends of the windows are counted once for all the deadlines of a company. */
export function crossingOn(
  today: CalendarDate,
  days: readonly number[],
): (deadline: CalendarDate) => Threshold | null {
  const nearestFirst = days.toSorted((a, b) => a - b).map((left) => ({ left, end: addDays(today, left) }))
  return (deadline) => {
    if (deadline < today) return OVERDUE
    return nearestFirst.find(({ end }) => deadline <= end)?.left ?? null
  }
}

/** When a day's notifications are made, by the clock of the company. */
export const MORNING = '06:00'

/** The day whose notifications are due at the instant; null: the night is not over. */
export function notificationDay(instant: string, timeZone: string): CalendarDate | null {
  return timeIn(instant, timeZone) < MORNING ? null : dayIn(instant, timeZone)
}
