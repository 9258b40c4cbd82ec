import { type Absence, personState } from '../absence/absence.ts'
import { addDays, type CalendarDate, weekdayOf } from '../calendar/calendar.ts'

const WEEKDAYS = 7

/** From one completion of an obligation to the next: by which day it was to be done again, and when that came. */
export type DoneStretch = {
  deadline: CalendarDate
  /** Done again, taken off, or he was dismissed; null: none of these yet. */
  endedOn: CalendarDate | null
  /** Of whom it binds: nothing is late while he is away. */
  absences: readonly Pick<Absence, 'startsOn' | 'endsOn'>[]
}

export type OverdueWeek = { day: CalendarDate; overdue: number }

/**
 * How many obligations were overdue at the end of each week (Sunday) and are today, the oldest week first. The rule of each day is
 * that of `personState` today. Weeks before `since`, the first day on which anything was entered, are not told: of what was late and
 * done before that nothing is known.
 */
export function overdueTrend(
  stretches: readonly DoneStretch[],
  { today, since, weeks }: { today: CalendarDate; since: CalendarDate; weeks: number },
): OverdueWeek[] {
  return weekEnds(today, weeks)
    .filter((day) => day >= since)
    .map((day) => ({ day, overdue: stretches.filter((stretch) => wasOverdue(stretch, day)).length }))
}

function wasOverdue({ deadline, endedOn, absences }: DoneStretch, day: CalendarDate): boolean {
  if (endedOn !== null && endedOn <= day) return false
  return personState({ date: deadline, deadline }, day, absences) === 'overdue'
}

function weekEnds(today: CalendarDate, weeks: number): CalendarDate[] {
  const sunday = addDays(today, -(weekdayOf(today) % WEEKDAYS))
  const sundays = Array.from({ length: weeks }, (_, index) => addDays(sunday, (index + 1 - weeks) * WEEKDAYS))
  return sunday === today ? sundays : [...sundays, today]
}
