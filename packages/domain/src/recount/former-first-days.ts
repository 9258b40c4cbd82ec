import { addDays, addMonths, type CalendarDate } from '../calendar/calendar.ts'
import { firstDeadlineUnder } from '../rule/first-deadline.ts'
import { firstDeadlineOf, type Law } from '../rule/law.ts'
import { type StartDays, startDays } from '../rule/start-days.ts'
import { type FactorLookup, type PersonFacts, ruleLawInWording } from '../rule/term.ts'
import type { RecountCause } from './recount-causes.ts'

type FormerDay = { cause: RecountCause; day: CalendarDate | null }

/**
 * The first days that the product itself would have given once, the likeliest first. A stored day that is none of them was set by
 * somebody or by a cause of its own (a transfer, an appointment): no recount touches it.
 */
export function formerFirstDays(
  rule: string,
  law: Law,
  person: PersonFacts,
  start: StartDays,
  factor: FactorLookup,
): FormerDay[] {
  const hired = startDays({ hireDate: person.hireDate })
  return [
    { cause: 'season', day: firstDeadlineUnder(rule, law, start) },
    { cause: 'began', day: firstDeadlineOf(law, start) },
    { cause: 'initial', day: firstDeadlineUnder(rule, law, startDays(person)) },
    { cause: 'start', day: firstDeadlineUnder(rule, law, hired) },
    { cause: 'start', day: firstDeadlineOf(law, hired) },
    ...formerWordings(rule, law, { person, on: start.work, factor }).flatMap((former): FormerDay[] =>
      [start, hired].map((from) => ({ cause: 'wording', day: firstDeadlineUnder(rule, former, from) })),
    ),
    ...(law.first.kind === 'commissioned'
      ? [{ cause: 'commissioned' as const, day: addMonths(person.hireDate, law.first.months) }]
      : []),
  ]
}

type Of = { person: PersonFacts; on: CalendarDate; factor: FactorLookup }

/** From the last one before the present to the first. */
function formerWordings(rule: string, law: Law, { person, on, factor }: Of): Law[] {
  if (law.from === undefined) return []
  const wording = addDays(law.from, -1)
  const former = ruleLawInWording(rule, { on, wording }, person, factor)
  if (former === null || former === law) return []
  return [former, ...formerWordings(rule, former, { person, on, factor })]
}
