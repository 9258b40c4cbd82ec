import type { Overview } from '@ot/contract'
import type { Section } from '@ot/domain'
import { monthOf } from './month.ts'

/** What is due on one day. */
export interface CalendarDay {
  date: string
  total: number
  sections: readonly { section: Section; events: number }[]
}

/** Day → what is due on it. */
export function calendarDays(calendar: Overview['calendar']): ReadonlyMap<string, CalendarDay> {
  const days = new Map<string, CalendarDay>()
  for (const { date, section, events } of calendar) {
    const known = days.get(date)
    days.set(date, {
      date,
      total: (known?.total ?? 0) + events,
      sections: [...(known?.sections ?? []), { section, events }],
    })
  }
  return days
}

/** The days of a month on which something is due, in order. */
export function daysOfMonth(days: ReadonlyMap<string, CalendarDay>, month: string): CalendarDay[] {
  return [...days.values()]
    .filter(({ date }) => monthOf(date) === month)
    .sort((left, right) => (left.date < right.date ? -1 : 1))
}
