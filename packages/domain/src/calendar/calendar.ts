import { daysInMonth, isCalendarDate } from '@ot/text'
import { Temporal } from 'temporal-polyfill'

/** A calendar day, `YYYY-MM-DD`. Compared as text, counted by PlainDate. */
export type CalendarDate = string

export const EARLIEST_DATE: CalendarDate = '1900-01-01'
export const LATEST_DATE: CalendarDate = '2100-12-31'
const LAST_YEAR_OF_FOUR_DIGITS = 9999
const DAY_MS = 86_400_000
const DATE_LENGTH = 'YYYY-MM-DD'.length

/*
 * Days and months are counted here, since a list of thousands of rows asks for them at every row; what is no day, or leads out
 * of four digits of a year, is PlainDate's to refuse or to write.
 */

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = isCalendarDate(date) ? new Date(Date.parse(date) + days * DAY_MS) : null
  if (moved === null || !Number.isInteger(days) || !hasFourDigits(moved.getUTCFullYear()))
    return Temporal.PlainDate.from(date).add({ days }).toString()
  return moved.toISOString().slice(0, DATE_LENGTH)
}

/** The last day of a shorter month stands for a day that month does not have. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const sum = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(sum / 12)
  if (!isCalendarDate(date) || !Number.isInteger(sum) || !hasFourDigits(year))
    return Temporal.PlainDate.from(date).add({ months }).toString()
  const month = sum - year * 12 + 1
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month))
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

function hasFourDigits(year: number): boolean {
  return year >= 1 && year <= LAST_YEAR_OF_FOUR_DIGITS
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

export function addYears(date: CalendarDate, years: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ years }).toString()
}

/** How many days later the second date is; below zero when it is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  if (isCalendarDate(from) && isCalendarDate(to)) return (Date.parse(to) - Date.parse(from)) / DAY_MS
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
}

export function lastDayOfMonth(date: CalendarDate): CalendarDate {
  const { daysInMonth } = Temporal.PlainDate.from(date)
  return `${date.slice(0, 8)}${daysInMonth}`
}

/** The calendar day of an instant (ISO 8601) in a time zone such as Europe/Moscow. */
export function dayIn(instant: string, timeZone: string): CalendarDate {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

export function isTimeZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

export function addHours(instant: string, hours: number): string {
  return Temporal.Instant.from(instant).add({ hours }).toString()
}

/** Negative, zero or positive, whatever the notation of each. */
export function compareInstants(one: string, other: string): number {
  return Temporal.Instant.compare(one, other)
}

/** The hour of an instant in a time zone, `14:30`. */
export function timeIn(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}
