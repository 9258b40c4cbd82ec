import { addMonths, type CalendarDate } from '../calendar/calendar.ts'
import { monthsOf, type Periodicity } from '../periodicity/periodicity.ts'
import { DUE_WINDOW_MONTHS, type EventState, type Section } from '../section/sections.ts'

/** A deadline within one month from today is near. */
export const SOON_MONTHS = 1

/** When an obligation was last done and by when it is to be done (again); null: never, or no term follows. */
export type Timed = {
  date: CalendarDate | null
  deadline: CalendarDate | null
  /** When it was written down here; absent: it was known from its first day. */
  enteredOn?: CalendarDate
  /** From which day it was asked for, where no term is named for the first time; null or absent: from its entry on. */
  askedSince?: CalendarDate | null
}

/** Its first day was over when it was written down here: it may have been done, and nobody has said when. */
export function isUnknown(timed: Timed): boolean {
  const first = firstDay(timed)
  return timed.date === null && first !== null && timed.enteredOn !== undefined && first < timed.enteredOn
}

function firstDay({ deadline, askedSince }: Timed): CalendarDate | null {
  return deadline ?? askedSince ?? null
}

/** The day by which it must be done again; null when nothing follows («разово», «бессрочно»). */
export function nextDeadline(done: CalendarDate, periodicity: Periodicity): CalendarDate | null {
  const months = monthsOf(periodicity)
  return months === null ? null : addMonths(done, months)
}

/** Of whoever is at work: see `personState`. */
export function eventState(timed: Timed, today: CalendarDate): Exclude<EventState, 'away'> {
  const { date, deadline } = timed
  if (date === null) return isUnknown(timed) ? 'unknown' : 'missing'
  if (deadline === null) return 'none'
  if (deadline < today) return 'overdue'
  return deadline <= monthsAhead(today, SOON_MONTHS) ? 'soon' : 'ok'
}

/** Its day has gone by: what was never done is late from then on only, however it is called. */
export function isLate(
  { state, deadline }: { state: EventState; deadline: CalendarDate | null },
  today: CalendarDate,
): boolean {
  if (state === 'overdue') return true
  return state === 'missing' && deadline !== null && deadline < today
}

/** Inside the section's window or overdue; what is done once and for all never is. What may have been done before is asked for
 * as long as its day is no further behind than the window reaches ahead: whoever was hired last week, not in 2005. */
export function isDue(section: Section, timed: Timed, today: CalendarDate): boolean {
  const { date, deadline } = timed
  const window = DUE_WINDOW_MONTHS[section]
  const first = firstDay(timed)
  if (isUnknown(timed) && first !== null && first < monthsAhead(today, -window)) return false
  if (deadline === null) return date === null
  return deadline <= monthsAhead(today, window)
}

const WORST_FIRST = ['overdue', 'missing', 'unknown', 'soon', 'ok'] as const satisfies readonly EventState[]

/** One state for a cell of the list: nothing asked for → `none`; done without a further term is as good as `ok`, and so is
 * who is away among those who are at work. */
export function worstState(states: Iterable<EventState>): EventState {
  const seen = new Set(states)
  const worst = WORST_FIRST.find((state) => seen.has(state))
  if (worst !== undefined) return worst
  if (seen.has('away')) return 'away'
  return seen.size === 0 ? 'none' : 'ok'
}

// One answer asks the same few windows of the same day for thousands of rows, and date arithmetic costs
// more than all the rest of a row: the windows of the last day asked for are kept.
let windows: { today: CalendarDate; ends: Map<number, CalendarDate> } = { today: '', ends: new Map() }

function monthsAhead(today: CalendarDate, months: number): CalendarDate {
  if (windows.today !== today) windows = { today, ends: new Map() }
  const known = windows.ends.get(months)
  if (known !== undefined) return known
  const end = addMonths(today, months)
  windows.ends.set(months, end)
  return end
}
