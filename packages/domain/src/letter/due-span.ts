import { addDays, type CalendarDate } from '../calendar/calendar.ts'
import { EVENT_STATE_LABELS } from '../section/sections.ts'

/** How soon something has to be done: what a letter counts and lists, the most urgent first. */
export const DUE_SPANS = ['overdue', 'missing', 'week', 'month'] as const
export type DueSpan = (typeof DUE_SPANS)[number]

export const DUE_SPAN_LABELS = {
  overdue: EVENT_STATE_LABELS.overdue,
  missing: EVENT_STATE_LABELS.missing,
  week: 'в ближайшие 7 дней',
  month: 'через 8–30 дней',
} satisfies Record<DueSpan, string>

const WEEK_DAYS = 7
const MONTH_DAYS = 30

/** The last day a letter looks at. */
export function lastLetterDay(today: CalendarDate): CalendarDate {
  return addDays(today, MONTH_DAYS)
}

/** `isMissing`: it was never done. */
export type Awaited = { isMissing: boolean; deadline: CalendarDate | null }

/** Each obligation in one span; null: nothing is to be done yet. */
export function dueSpan({ isMissing, deadline }: Awaited, today: CalendarDate): DueSpan | null {
  if (deadline === null) return isMissing ? 'missing' : null
  if (deadline < today) return isMissing ? 'missing' : 'overdue'
  if (deadline <= addDays(today, WEEK_DAYS)) return 'week'
  return deadline <= lastLetterDay(today) ? 'month' : null
}
