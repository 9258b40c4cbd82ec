import type { Overview } from '@ot/contract'
import type { Section } from '@ot/domain'
import { grouped } from '@ot/text'
import { monthOf } from '../month.ts'

/** What is due on one day. */
export interface CalendarDay {
  date: string
  total: number
  sections: readonly { section: Section; events: number }[]
}

/** Day → what is due on it. */
export function calendarDays(calendar: Overview['calendar']): ReadonlyMap<string, CalendarDay> {
  const days = [...grouped(calendar, ({ date }) => date)].map(([date, lines]) => {
    const sections = lines.map(({ section, events }) => ({ section, events }))
    return { date, sections, total: sections.reduce((sum, { events }) => sum + events, 0) }
  })
  return new Map(days.map((day) => [day.date, day]))
}

/** The days of a month on which something is due, in order. */
export function daysOfMonth(days: ReadonlyMap<string, CalendarDay>, month: string): CalendarDay[] {
  return [...days.values()]
    .filter(({ date }) => monthOf(date) === month)
    .sort((left, right) => (left.date < right.date ? -1 : 1))
}
