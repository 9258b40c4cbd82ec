import type { CalendarDate } from '../calendar/calendar.ts'
import { firstDeadlineOf } from './law.ts'
import { type FactorLookup, type PersonFacts, ruleLaw } from './term.ts'

/**
 * By when a rule asks to be met for the first time, by the law of `on`. `start`: the day of hiring or of the transfer.
 * Null: unknown rule, or no day can be named.
 */
export function firstDeadlineOfRule(
  rule: string,
  start: CalendarDate,
  on: CalendarDate,
  person: PersonFacts,
  factor: FactorLookup,
): CalendarDate | null {
  const law = ruleLaw(rule, on, person, factor)
  return law === null ? null : firstDeadlineOf(law, start)
}
