import type { CalendarDate } from '../calendar/calendar.ts'
import type { BriefingKind } from './briefing-kinds.ts'

/** PP 2464, p. 31. */
const LEAST_SHIFTS = 2
/** What was held before the act was held by another one. */
const COUNTED_FROM: CalendarDate = '2022-09-01'

/** Null, or why so few shifts are no internship; null shifts: nobody has told how many. */
export function internshipProblem(
  kind: BriefingKind,
  shifts: number | null,
  date: CalendarDate,
): string | null {
  return kind === 'internship' && shifts !== null && shifts < LEAST_SHIFTS && date >= COUNTED_FROM
    ? 'Стажировка — не меньше двух смен (ПП РФ № 2464, п. 31)'
    : null
}
