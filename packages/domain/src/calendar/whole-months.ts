import { daysInMonth } from '@ot/text'
import type { CalendarDate } from './calendar.ts'

/**
 * Full months from one day to another; the last day of a shorter month completes the month, as in `addMonths`.
 * Counted on the text of the dates: a page that only shows an age need not load the arithmetic of dates.
 */
export function wholeMonths(from: CalendarDate, to: CalendarDate): number {
  const start = parts(from)
  const end = parts(to)
  const months = (end.year - start.year) * 12 + end.month - start.month
  const isComplete = end.day >= start.day || end.day === daysInMonth(end.year, end.month)
  return isComplete ? months : months - 1
}

/** Full years: an age, a length of service. */
export function wholeYears(from: CalendarDate, to: CalendarDate): number {
  return Math.floor(wholeMonths(from, to) / 12)
}

function parts(date: CalendarDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}
