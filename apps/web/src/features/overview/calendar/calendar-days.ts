import type { Overview } from '@ot/contract'
import { COMPANY_TERM_WORDS, SECTION_LABELS } from '@ot/domain'
import { grouped } from '@ot/text'
import { monthOf } from '../month.ts'
import { dayAddress } from '../overview-links.ts'

/** So many terms of one kind, and where they are looked at one by one. */
export interface DayLine {
  label: string
  address: string
  terms: number
}

/** What is due on one day. */
export interface CalendarDay {
  date: string
  total: number
  lines: readonly DayLine[]
}

/** Day → what is due on it. */
export function calendarDays({
  calendar,
  terms,
}: Pick<Overview, 'calendar' | 'terms'>): ReadonlyMap<string, CalendarDay> {
  const due = [
    ...calendar.map(({ date, section, events }) => ({
      date,
      line: { label: SECTION_LABELS[section], address: dayAddress(section, date), terms: events },
    })),
    ...terms.flatMap(({ kind, calendar: ofKind }) => {
      const { name: label, address } = COMPANY_TERM_WORDS[kind]
      return ofKind.map(({ date, terms: count }) => ({ date, line: { label, address, terms: count } }))
    }),
  ]
  const days = [...grouped(due, ({ date }) => date)].map(([date, ofDay]) => {
    const lines = ofDay.map(({ line }) => line)
    return { date, lines, total: lines.reduce((sum, { terms }) => sum + terms, 0) }
  })
  return new Map(days.map((day) => [day.date, day]))
}

/** The days of a month on which something is due, in order. */
export function daysOfMonth(days: ReadonlyMap<string, CalendarDay>, month: string): CalendarDay[] {
  return [...days.values()]
    .filter(({ date }) => monthOf(date) === month)
    .sort((left, right) => (left.date < right.date ? -1 : 1))
}
