import { plural, shortDate } from '@ot/text'
import { addDays, type CalendarDate } from './calendar.ts'
import { calendarRemark, isDayOff, type ProductionCalendar } from './production-calendar.ts'
import { addWorkingDays, workingDayBy } from './working-days.ts'

/** How the clause itself writes the unit. */
export const DAY_UNITS = ['calendar', 'working'] as const
export type DayUnit = (typeof DAY_UNITS)[number]

export type DayTerm = { count: number; unit: DayUnit }
export type CountedTerm = { deadline: CalendarDate; explanation: string }

const WORDS = {
  calendar: ['календарный день', 'календарных дня', 'календарных дней'],
  working: ['рабочий день', 'рабочих дня', 'рабочих дней'],
} as const satisfies Record<DayUnit, readonly [string, string, string]>

export function daysText(count: number, unit: DayUnit = 'calendar'): string {
  return `${count} ${plural(count, WORDS[unit])}`
}

/** «Не позднее чем …» after a day, which is not counted itself: the last day is never moved later. */
export function daysAtMostAfter(
  day: CalendarDate,
  what: string,
  { count, unit }: DayTerm,
  calendar: ProductionCalendar,
): CountedTerm {
  const deadline = unit === 'working' ? addWorkingDays(day, count, calendar) : addDays(day, count)
  const counted = `Не позднее чем ${daysText(count, unit)} со дня ${shortDate(day)} (${what}) — срок ${shortDate(deadline)}`
  const remarks =
    unit === 'working' ? workingRemarks(day, deadline, calendar) : dayOffRemarks(deadline, calendar)
  return { deadline, explanation: `${[counted, ...remarks].join('. ')}.` }
}

function workingRemarks(day: CalendarDate, deadline: CalendarDate, calendar: ProductionCalendar): string[] {
  const unknown = calendarRemark(day, deadline, calendar)
  return ['Выходные и праздники не считаются', ...(unknown === null ? [] : [unknown])]
}

function dayOffRemarks(deadline: CalendarDate, calendar: ProductionCalendar): string[] {
  if (!isDayOff(deadline, calendar)) return []
  const last = shortDate(workingDayBy(deadline, calendar))
  return [
    `${shortDate(deadline)} — нерабочий день, а «не позднее» его не переносит: последний рабочий день — ${last}`,
  ]
}
