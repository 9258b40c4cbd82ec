import { daysInMonth } from '@ot/text'

/** Days as `YYYY-MM-DD`, months as `YYYY-MM`: counted without the arithmetic of dates, which this page need not load. */

const DAYS_IN_WEEK = 7
const MONTHS_IN_YEAR = 12

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * MONTHS_IN_YEAR + (number - 1) + months
  return `${Math.floor(index / MONTHS_IN_YEAR)}-${twoDigits((index % MONTHS_IN_YEAR) + 1)}`
}

export function lastDateOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${twoDigits(daysInMonth(year, number))}`
}

/** Weeks from Monday; a day of another month is null. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const before = (first.getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK
  const last = Number(lastDateOf(month).slice(-2))
  const weeks = Math.ceil((before + last) / DAYS_IN_WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (__, weekday) => {
      const day = week * DAYS_IN_WEEK + weekday - before + 1
      return day < 1 || day > last ? null : `${month}-${twoDigits(day)}`
    }),
  )
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
