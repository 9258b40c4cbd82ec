const SHOWN = /^(\d{2})\.(\d{2})\.(\d{4})$/

/** 2026-11-21 → 21.11.2026. */
export function shownDate(date: string): string {
  return date.split('-').reverse().join('.')
}

/** 21.11.2026 → 2026-11-21; null while it is not a day of the calendar. */
export function typedDate(text: string): string | null {
  const [, day, month, year] = SHOWN.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return isDay(date) ? date : null
}

/** Whether it is a day of the calendar, `YYYY-MM-DD`; without the arithmetic of dates, which a page need not load. */
export function isDay(date: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** The day it is now in a time zone; Sweden writes dates as the wire does. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}
