import { addDays, type CalendarDate } from '../calendar/calendar.ts'

/** So long a user may change his mind. */
export const DELETION_DAYS = 30

/** The first day on which the account is no more. */
export function deletionDay(askedOn: CalendarDate): CalendarDate {
  return addDays(askedOn, DELETION_DAYS)
}
