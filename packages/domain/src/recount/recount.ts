import type { CalendarDate } from '../calendar/calendar.ts'
import { type Periodicity, writePeriodicity } from '../periodicity/periodicity.ts'
import { type Basis, explainEvent } from '../rule/explain.ts'
import { firstDeadlineOfRule } from '../rule/first-deadline.ts'
import { type StartDays, startDays } from '../rule/start-days.ts'
import { type FactorLookup, type PersonFacts, ruleLaw } from '../rule/term.ts'
import { type EventTiming, timesAtWork, timesOf } from '../rule/times.ts'
import type { ExplainedEvent } from '../rule/timing-sentence.ts'
import { formerFirstDays } from './former-first-days.ts'
import type { RecountCause } from './recount-causes.ts'

/** `byHand`: somebody made it himself, hence named its first day. */
export type StoredEvent = ExplainedEvent & { byHand: boolean }

export type Recounted = {
  periodicity: Periodicity
  firstDeadline: CalendarDate | null
  deadline: CalendarDate | null
  cause: RecountCause
  basis: Basis | null
}

type Known = {
  person: PersonFacts
  /** When the initial briefings of the person were held. */
  briefed: NonNullable<StartDays['briefed']>
  today: CalendarDate
  factor: FactorLookup
}

/** What the rules of today make of a stored term; null: the same day. What somebody set by hand they leave. */
export function recountTerm(event: StoredEvent, known: Known): Recounted | null {
  const { person, factor } = known
  const first = movedFirstDay(event, known)
  const firstDeadline = first === null ? event.firstDeadline : first.day
  const times = timesOf({ ...event, firstDeadline }, person, factor)
  if (times.deadline === event.deadline) return null
  const now = { ...event, ...times, firstDeadline }
  return {
    ...times,
    firstDeadline,
    cause: first?.cause ?? causeOf(event, times.periodicity, known),
    basis: explainEvent(now, person, factor),
  }
}

/** Null: it follows from the rules as it is, or from nothing that they know. */
function movedFirstDay(
  { rule, date, firstDeadline, byHand }: StoredEvent,
  { person, briefed, today, factor }: Known,
): { day: CalendarDate | null; cause: RecountCause } | null {
  if (rule === null || byHand || date !== null || firstDeadline === null) return null
  const start = { ...startDays(person), briefed }
  const on = start.work > today ? start.work : today
  const law = ruleLaw(rule, on, person, factor)
  if (law === null) return null
  const day = firstDeadlineOfRule(rule, start, on, person, factor)
  if (day === firstDeadline) return null
  const former = formerFirstDays(rule, law, person, start, factor).find((one) => one.day === firstDeadline)
  return former === undefined ? null : { day, cause: former.cause }
}

/** Whichever part of the count, left out, gives the stored day. */
function causeOf(event: StoredEvent, period: Periodicity, { person, factor }: Known): RecountCause {
  if (writePeriodicity(period) !== writePeriodicity(event.periodicity)) return 'period'
  const isStored = (timing: EventTiming, facts: PersonFacts) =>
    timesOf(timing, facts, factor).deadline === event.deadline
  if (timesAtWork(event, person, factor).deadline === event.deadline) return 'absence'
  if (event.section === 'sout') return 'workplace'
  if (isStored(event, { ...person, coldSeason: null })) return 'season'
  if (isStored({ ...event, issue: null }, person)) return 'wear'
  return 'rule'
}
