import { addDays, addMonths, type CalendarDate } from '../calendar/calendar.ts'
import type { NormId } from '../norms/register.ts'
import { monthsOf, type Periodicity } from '../periodicity/periodicity.ts'
import type { FirstDay, InitialBriefing, StartDays } from './start-days.ts'

/** By when an obligation is to be met for the first time, counted from the contract or the first day at the work that asks for it. */
export type FirstTime =
  /** `until`: what may not begin before it: «до начала самостоятельной работы». */
  | { kind: 'before'; until: string; from: FirstDay }
  | { kind: 'days'; days: number; from: FirstDay }
  /** After a whole period, as a repetition of something else; `what`: of what. */
  | { kind: 'period'; what: string; after: InitialBriefing }
  /** From the day on which the workplace was commissioned, which its card tells; nobody's hiring is that day. */
  | { kind: 'commissioned'; months: number }
  /** After something else, on a day that no act names; `what`: after what and before what. */
  | { kind: 'after'; what: string }
  /** When its cause arises: no day is known beforehand. */
  | { kind: 'as-needed' }

/** What one wording of an act says of one obligation. */
export type Law = {
  /** First day of this wording; absent: from the act's own beginning. */
  from?: CalendarDate
  normId: NormId
  clause: string
  /** The clause was compared with a published text. */
  verified: boolean
  /** Null: the period is not the rule's own: it comes with the line of the norms of issue, or the company sets it. */
  periodicity: Periodicity | null
  first: FirstTime
  /** A sentence about what is special in this period; null: the period says all. */
  remark: string | null
}

/** Wordings of one obligation from the oldest to the newest. */
export type Laws = readonly [Law, ...Law[]]

/** The wording of that day; days before the first wording see the first. */
export function lawOn([first, ...later]: Laws, on: CalendarDate): Law {
  let current = first
  for (const law of later) if (law.from !== undefined && law.from <= on) current = law
  return current
}

/** Null: no day can be named. */
export function firstDeadlineOf({ first, periodicity }: Law, start: StartDays): CalendarDate | null {
  switch (first.kind) {
    case 'before':
      return start[first.from]
    case 'days':
      return addDays(start[first.from], first.days)
    case 'period': {
      const months = periodicity === null ? null : monthsOf(periodicity)
      return months === null ? null : addMonths(start.briefed?.[first.after] ?? start.work, months)
    }
    case 'commissioned':
    case 'after':
    case 'as-needed':
      return null
  }
}
