import type { CalendarDate } from '../calendar/calendar.ts'
import type { CoverageColumn } from '../section/sections.ts'

/** How what is not entered is filled at once: by the day of the hiring, or as most of the department have it. */
export const PAST_WAYS = ['hire', 'department'] as const
export type PastWay = (typeof PAST_WAYS)[number]

const AT_HIRING: ReadonlySet<string> = new Set([
  'introductory',
  'initial',
  'fire-introductory',
  'fire-initial',
  'civil-defence',
  'internship',
])

/** Is it done when somebody comes to work, so that the day of the hiring may be its day? What repeats later is not. */
export function isDoneAtHiring(section: CoverageColumn, what: string | null): boolean {
  if (section === 'briefing') return what !== null && AT_HIRING.has(what)
  return section === 'ppe' || section === 'instruction'
}

/** The day that most have, of several the latest; null: nobody has one. */
export function usualDay(days: readonly CalendarDate[]): CalendarDate | null {
  const counts = new Map<CalendarDate, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  const [usual] = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? 1 : -1))
  return usual?.[0] ?? null
}
