import { addDays, addMonths, type CalendarDate } from '../calendar/calendar.ts'
import { SOON_MONTHS } from '../deadline/deadline.ts'
import { EVENT_STATE_LABELS, type EventState } from '../section/sections.ts'

/** How soon something has to be done: what a letter counts and lists, the most urgent first. */
export const DUE_SPANS = ['overdue', 'missing', 'week', 'month'] as const
export type DueSpan = (typeof DUE_SPANS)[number]

export const DUE_SPAN_LABELS = {
  overdue: EVENT_STATE_LABELS.overdue,
  missing: EVENT_STATE_LABELS.missing,
  week: 'в ближайшие 7 дней',
  month: 'от 8 дней до месяца',
} satisfies Record<DueSpan, string>

const WEEK_DAYS = 7

/** The last day a letter looks at: what is `soon` on every page is within it. */
export function lastLetterDay(today: CalendarDate): CalendarDate {
  return addMonths(today, SOON_MONTHS)
}

/** An obligation as all pages count it. */
type Counted = { state: EventState; deadline: CalendarDate | null }

/** Each obligation in one span, so that a letter says the numbers of the pages; null: nothing is to be done yet. What was
 * never done is that whenever its day is; what is `soon` is told apart by its day. */
export function dueSpansOn(today: CalendarDate): (counted: Counted) => DueSpan | null {
  const weekEnd = addDays(today, WEEK_DAYS)
  return ({ state, deadline }) => {
    if (state === 'overdue' || state === 'missing') return state
    if (state !== 'soon' || deadline === null) return null
    return deadline <= weekEnd ? 'week' : 'month'
  }
}

type Spanned = { span: DueSpan; deadline: CalendarDate | null }

/** What a letter names by name: late, or to be done within the week. */
export function urgencyOn(today: CalendarDate): (item: Spanned) => boolean {
  const weekEnd = addDays(today, WEEK_DAYS)
  return ({ span, deadline }) => span !== 'month' && (deadline === null || deadline <= weekEnd)
}
