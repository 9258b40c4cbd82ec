import type { CalendarDate } from '../calendar/calendar.ts'

/** Asked for out of turn, after an accident: met by what is done from `since` on. */
export type Recheck = { since: CalendarDate; due: CalendarDate; reason: string }

type Rechecked = { date: CalendarDate | null; recheck?: Recheck | null }

/** Null: nothing was asked for, or it has been done since. */
export function standingRecheck({ date, recheck = null }: Rechecked): Recheck | null {
  return recheck !== null && (date === null || date < recheck.since) ? recheck : null
}
