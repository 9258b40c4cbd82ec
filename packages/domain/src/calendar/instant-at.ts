import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from './calendar.ts'

/** The instant at which the clocks of a time zone show a day and a time, `ЧЧ:ММ`. */
export function instantAt(date: CalendarDate, time: string, timeZone: string): string {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant().toString()
}
