const STORED = /^\d{4}-\d{2}-\d{2}$/
const SHOWN = /^(\d{2})\.(\d{2})\.(\d{4})$/
const FEBRUARY = 2
const SHORT_MONTHS: readonly number[] = [4, 6, 9, 11]

/** `month` is from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === FEBRUARY) return year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0) ? 29 : 28
  return SHORT_MONTHS.includes(month) ? 30 : 31
}

/** Whether it is a day of the calendar, `YYYY-MM-DD`; without the arithmetic of dates, which a page need not load. */
export function isCalendarDate(text: string): boolean {
  if (!STORED.test(text)) return false
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(Number(text.slice(0, 4)), month)
}

/** '2026-10-05' → '05.10.2026' */
export function shortDate(date: string): string {
  if (!isCalendarDate(date)) throw new RangeError(`Это не дата вида ГГГГ-ММ-ДД: ${date}`)
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

/** '05.10.2026' or '2026-10-05' → '2026-10-05'; null while it is not a day of the calendar. */
export function readDate(text: string): string | null {
  const date = text.replace(SHOWN, '$3-$2-$1')
  return isCalendarDate(date) ? date : null
}
