import type { CalendarDate } from '../calendar/calendar.ts'
import { seasonalDay } from '../ppe/season.ts'
import { firstDeadlineOf, type Law } from './law.ts'
import type { StartDays } from './start-days.ts'
import { beganOn, type FactorLookup, type PersonFacts, ruleLaw } from './term.ts'

/** By when a rule asks to be met for the first time, by the law of `on`. Null: unknown rule, or no day can be named. */
export function firstDeadlineOfRule(
  rule: string,
  start: StartDays,
  on: CalendarDate,
  person: PersonFacts,
  factor: FactorLookup,
): CalendarDate | null {
  const law = ruleLaw(rule, on, person, factor)
  return law === null ? null : seasonalDay(rule, firstDeadlineUnder(rule, law, start), person.coldSeason)
}

/** Who worked before the act was asked for nothing by it: its own first day is then the first. */
export function firstDeadlineUnder(rule: string, law: Law, start: StartDays): CalendarDate | null {
  const deadline = firstDeadlineOf(law, start)
  if (deadline === null) return null
  const began = beganOn(rule, law)
  return deadline < began ? began : deadline
}
