import { upperFirst } from './first-letter.ts'

const MONTH_NAME = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY_NAME = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const WEEKDAY_NAME = new Intl.DateTimeFormat('ru-RU', { weekday: 'short', timeZone: 'UTC' })

/** «Ноябрь 2026 г.» */
export function monthName(month: string): string {
  return upperFirst(MONTH_NAME.format(Date.parse(`${month}-01T00:00:00Z`)))
}

/** «21 ноября» */
export function dayName(day: string): string {
  return DAY_NAME.format(Date.parse(`${day}T00:00:00Z`))
}

/** «сб» */
export function weekdayName(day: string): string {
  return WEEKDAY_NAME.format(Date.parse(`${day}T00:00:00Z`))
}
