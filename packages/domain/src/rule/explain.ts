import { lowerFirst, shortDate } from '@ot/text'
import { absenceOn, absencePeriod } from '../absence/absence.ts'
import { ABSENCE_KIND_LABELS } from '../absence/absence-fields.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import {
  findNorm,
  NORMS_CHECKED_ON,
  type NormId,
  normEndedOn,
  normEndedText,
  normInForce,
  normLabel,
} from '../norms/register.ts'
import type { Law } from './law.ts'
import { standingRecheck } from './recheck.ts'
import { parseRule, type RuleName } from './rule-name.ts'
import { type FactorLookup, type PersonFacts, ruleLaw } from './term.ts'
import { type EventTiming, timesAtWork, workplaceTermOf } from './times.ts'
import { type ExplainedEvent, timingSentence } from './timing-sentence.ts'

/** Where a date comes from: the answer to «Почему эта дата?». */
export type Basis = { act: string; clause: string; edition: string; explanation: string; verified: boolean }

/** Null: entered by hand, no norm stands behind it. Reads only what is stored: called for every row of an answer. */
export function explainEvent(event: ExplainedEvent, person: PersonFacts, factor: FactorLookup): Basis | null {
  if (event.rule === null) return null
  const name = parseRule(event.rule)
  const on = dayOfLaw(event)
  const law = ruleLaw(event.rule, on, person, factor)
  if (name === null || law === null) return null
  return {
    act: normLabel(law.normId),
    clause: clauseOf(event, law),
    edition: editionOn(law.normId, on),
    explanation: [explanationOf(event, { name, law, person, factor }), ...endedSentence(law, event, on)].join(
      ' ',
    ),
    verified: law.verified && normEndedOn(law.normId, on) === null,
  }
}

type Behind = { name: RuleName; law: Law; person: PersonFacts; factor: FactorLookup }

/** How the day is counted, and why it is a later one. */
function explanationOf(event: ExplainedEvent, { name, law, person, factor }: Behind): string {
  const { absences = [] } = person
  const counted = absences.length === 0 ? event.deadline : timesAtWork(event, person, factor).deadline
  const absence = counted === null || counted === event.deadline ? null : absenceOn(absences, counted)
  if (absence === null || event.deadline === null) return timingSentence(event, name, law, person)
  const reason = `${lowerFirst(ABSENCE_KIND_LABELS[absence.kind])} ${absencePeriod(absence)}`
  const sentence = timingSentence({ ...event, deadline: counted }, name, law, person)
  return `${sentence} В этот день работник отсутствовал (${reason}): сделать к выходу на работу, ${shortDate(event.deadline)}.`
}

/** What is not done yet is asked for by the law of today, and never by an older one than the register was checked for. */
function dayOfLaw({ date, firstDeadline, workplace }: EventTiming): CalendarDate {
  const done = workplace?.registeredOn ?? date
  if (done !== null) return done
  return firstDeadline !== null && firstDeadline > NORMS_CHECKED_ON ? firstDeadline : NORMS_CHECKED_ON
}

/** Said where the day lies after the last day of the act. */
function endedSentence({ normId }: Law, { deadline }: ExplainedEvent, on: CalendarDate): string[] {
  const day = deadline !== null && deadline > on ? deadline : on
  const endedOn = normEndedOn(normId, day)
  if (endedOn === null) return []
  return [`${normEndedText(normId, endedOn)}: проверьте новый акт, до этого взят меньший из сроков.`]
}

/** PP 2464 asks for a second check of its own programmes only. */
const RECHECK_CLAUSE = 'п. 79'
/** And a training out of turn. */
const UNSCHEDULED_CLAUSE = 'пп. 50, 61'
const DECLARED_CLAUSE = 'ч. 4 ст. 8, ст. 11'

function clauseOf(event: ExplainedEvent, law: Law): string {
  if (event.failed && law.normId === 'pp-2464') return RECHECK_CLAUSE
  if (
    event.section === 'training' &&
    law.normId === 'pp-2464' &&
    event.deadline === standingRecheck(event)?.due
  )
    return UNSCHEDULED_CLAUSE
  const caused = workplaceTermOf(event)
  if (caused !== null) return caused.clause
  if (event.workplace?.declared === true) return DECLARED_CLAUSE
  return law.clause
}

/** Of days outside the act's life, its nearest edition. */
function editionOn(id: NormId, on: CalendarDate): string {
  const inForce = normInForce(id, on)
  if (inForce !== null) return inForce.edition
  const editions = findNorm(id)?.editions ?? []
  const nearest = editions.find(({ validFrom }) => validFrom > on) ?? editions.at(-1)
  return nearest?.edition ?? ''
}
