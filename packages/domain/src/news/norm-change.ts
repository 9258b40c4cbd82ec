import { addDays, type CalendarDate } from '../calendar/calendar.ts'
import { nextDeadline } from '../deadline/deadline.ts'
import type { NormId } from '../norms/register.ts'
import type { Periodicity } from '../periodicity/periodicity.ts'
import { firstDeadlineUnder } from '../rule/first-deadline.ts'
import type { Law } from '../rule/law.ts'
import { type StartDays, startDays } from '../rule/start-days.ts'
import { type FactorLookup, type PersonFacts, ruleLaw, ruleLawInWording } from '../rule/term.ts'
import type { EventTiming } from '../rule/times.ts'

/** Acts, and the first day of their new wording. */
export type NormChange = { normIds: readonly NormId[]; from: CalendarDate }

export type ChangedTerm = { periodicity: Periodicity; deadline: CalendarDate }

/**
 * What a new wording makes of one obligation. `present`: it is counted by the new wording already. `next`: the deadline
 * that stands was set by the wording of the day it was done and stays; what follows the next doing is another.
 */
export type TermChange = { counted: 'present' | 'next'; was: ChangedTerm; becomes: ChangedTerm }

export type DatedEvent = EventTiming & { deadline: CalendarDate | null }

/** Null: the change moves nothing for this person. A period that the company set itself is moved by no act. */
export function termChange(
  event: DatedEvent,
  person: PersonFacts,
  change: NormChange,
  today: CalendarDate,
  factor: FactorLookup,
): TermChange | null {
  if (event.rule === null || event.isOwnPeriod || event.failed) return null
  const start = startOf(event, person, change.from, today)
  if (start === null) return null
  const wordings = [addDays(change.from, -1), change.from] as const
  const [old, fresh] = wordings.map((wording) =>
    ruleLawInWording(event.rule ?? '', { on: start.day, wording }, person, factor),
  )
  if (!old || !fresh || !isNamed(old, change) || !isNamed(fresh, change)) return null
  const { rule } = event
  const was = termUnder({ rule, law: old }, start, startDays(person))
  const becomes = termUnder({ rule, law: fresh }, start, startDays(person))
  if (was === null || becomes === null || was.deadline === becomes.deadline) return null
  if (start.counted === 'first') {
    // Another stored day was set by the former wording, by a transfer or by hand: it stays.
    return event.firstDeadline === becomes.deadline ? { counted: 'present', was, becomes } : null
  }
  return { counted: start.counted, was, becomes }
}

/** Whether the obligation stands on one of the acts by today's wording. */
export function restsOn(
  { rule, date }: Pick<EventTiming, 'rule' | 'date'>,
  person: PersonFacts,
  normIds: readonly NormId[],
  today: CalendarDate,
  factor: FactorLookup,
): boolean {
  if (rule === null) return false
  const law = ruleLaw(rule, date ?? today, person, factor)
  return law !== null && normIds.includes(law.normId)
}

type Start = { counted: 'present' | 'next' | 'first'; day: CalendarDate }

/** The day the two wordings are counted from; null: the next doing comes before the change. */
function startOf(
  { date, deadline }: DatedEvent,
  person: PersonFacts,
  from: CalendarDate,
  today: CalendarDate,
): Start | null {
  if (date === null) return { counted: 'first', day: startDays(person).work }
  if (date >= from) return { counted: 'present', day: date }
  if (deadline === null) return null
  const next = deadline < today ? today : deadline
  return next < from ? null : { counted: 'next', day: next }
}

function isNamed({ normId }: Law, { normIds }: NormChange): boolean {
  return normIds.includes(normId)
}

function termUnder(
  { rule, law }: { rule: string; law: Law },
  { counted, day }: Start,
  first: StartDays,
): ChangedTerm | null {
  const { periodicity } = law
  if (periodicity === null) return null
  const deadline = counted === 'first' ? firstDeadlineUnder(rule, law, first) : nextDeadline(day, periodicity)
  return deadline === null ? null : { periodicity, deadline }
}
