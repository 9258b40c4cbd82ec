import { dueAfterAbsences } from '../absence/absence.ts'
import { addDays, addYears, type CalendarDate } from '../calendar/calendar.ts'
import { nextDeadline } from '../deadline/deadline.ts'
import { normLabel } from '../norms/register.ts'
import { monthsOf, type Periodicity } from '../periodicity/periodicity.ts'
import { seasonalDay } from '../ppe/season.ts'
import { earlierWearEnd, type PpeIssue, type WearEnd } from '../ppe/wear.ts'
import type { Section } from '../section/sections.ts'
import {
  type CausedTerm,
  causedTerm,
  type WorkplaceCauses,
  withOwnDeadline,
} from '../sout/workplace-times.ts'
import { RECHECK_DAYS } from '../training/centre.ts'
import { type Recheck, standingRecheck } from './recheck.ts'
import { MINOR_RULE } from './rule-name.ts'
import { atLeastOnce } from './sentences.ts'
import { type FactorLookup, type PersonFacts, type RuleTerm, ruleTerm } from './term.ts'

/** What the times of an obligation follow from. */
export type EventTiming = {
  section: Section
  /** Null: entered by hand, no norm behind it. */
  rule: string | null
  /** As stored with the event. */
  periodicity: Periodicity
  /** Entered by hand, or the company's own shorter period: the rule does not decide. */
  isOwnPeriod: boolean
  date: CalendarDate | null
  firstDeadline: CalendarDate | null
  /** The last check of knowledge was failed. */
  failed: boolean
  workplace: {
    registeredOn: CalendarDate | null
    /** A declaration stands. */
    declared: boolean
    causes?: WorkplaceCauses | null
  } | null
  recheck?: Recheck | null
  /** Of PPE: what of the last issue may end its wear early. */
  issue?: PpeIssue | null
}

export type EventTimes = { periodicity: Periodicity; deadline: CalendarDate | null }

/** The periodicity in force on the day it was done, and the deadline that follows. Computed when written: it stays. */
export function timesOf(event: EventTiming, person: PersonFacts, factor: FactorLookup): EventTimes {
  const { periodicity, deadline } = timesAtWork(event, person, factor)
  return { periodicity, deadline: dueAfterAbsences(event.section, deadline, person.absences ?? []) }
}

/** As if nobody were ever away. */
export function timesAtWork(event: EventTiming, person: PersonFacts, factor: FactorLookup): EventTimes {
  const usual = usualTimesOf(event, person, factor)
  const recheck = standingRecheck(event)
  if (recheck === null || (usual.deadline !== null && usual.deadline <= recheck.due)) return usual
  return { ...usual, deadline: recheck.due }
}

function usualTimesOf(event: EventTiming, person: PersonFacts, factor: FactorLookup): EventTimes {
  const { date } = event
  const periodicity = periodicityInForce(event, person, factor)
  if (event.section === 'sout' && event.workplace !== null)
    return { periodicity, deadline: workplaceDeadlineOf(event, event.workplace, periodicity) }
  if (date === null) return { periodicity, deadline: event.firstDeadline }
  if (event.failed) return { periodicity, deadline: addDays(date, RECHECK_DAYS) }
  const worn = wearEndOf(event, periodicity)?.deadline ?? nextDeadline(date, periodicity)
  const deadline = seasonalDay(event.rule, worn, person.coldSeason)
  if (event.rule === MINOR_RULE && deadline !== null && deadline >= comingOfAge(person))
    return { periodicity, deadline: null }
  return { periodicity, deadline }
}

/** Null: nothing ends the wear before the norm. */
export function wearEndOf({ section, date, issue }: EventTiming, periodicity: Periodicity): WearEnd | null {
  return section !== 'ppe' || date === null || issue == null ? null : earlierWearEnd(date, periodicity, issue)
}

/** The cause that comes before the five years; null: none does. */
export function workplaceTermOf({ section, workplace, date }: EventTiming): CausedTerm | null {
  if (section !== 'sout' || workplace?.causes == null) return null
  return causedTerm(workplace.causes, workplace.registeredOn ?? date)
}

function workplaceDeadlineOf(
  event: EventTiming,
  { registeredOn, declared, causes }: NonNullable<EventTiming['workplace']>,
  periodicity: Periodicity,
): CalendarDate | null {
  const deadline = workplaceTermOf(event)?.deadline ?? assessedDeadline()
  return causes == null ? deadline : withOwnDeadline(deadline, causes)

  function assessedDeadline(): CalendarDate | null {
    if (declared) return null
    const done = registeredOn ?? event.date
    return done === null ? event.firstDeadline : nextDeadline(done, periodicity)
  }
}

/** ТК ст. 266 asks for yearly examinations until this day. */
export function comingOfAge({ birthDate }: PersonFacts): CalendarDate {
  return addYears(birthDate, 18)
}

function periodicityInForce(event: EventTiming, person: PersonFacts, factor: FactorLookup): Periodicity {
  const { rule, isOwnPeriod, periodicity } = event
  const on = event.section === 'sout' ? (event.workplace?.registeredOn ?? event.date) : event.date
  if (rule === null || isOwnPeriod || on === null) return periodicity
  const term = ruleTerm(rule, on, person, factor)
  if (term === null) return periodicity
  return term.endedOn === null ? term.periodicity : shorterOf(term.periodicity, periodicity)
}

/** Of an act that is over nobody knows whether its successor is as mild: the longer period is not taken silently. */
function shorterOf(one: Periodicity, other: Periodicity): Periodicity {
  const months = (periodicity: Periodicity) => monthsOf(periodicity) ?? Number.POSITIVE_INFINITY
  return months(other) < months(one) ? other : one
}

/** Null, or why the company may not have this period: it is longer than the norm's, or shorter without a reason. */
export function ownPeriodProblem(
  own: Periodicity,
  term: RuleTerm | null,
  reason: string | null,
): string | null {
  if (term === null) return null
  const ownMonths = monthsOf(own) ?? Number.POSITIVE_INFINITY
  const normMonths = monthsOf(term.periodicity) ?? Number.POSITIVE_INFINITY
  const norm = atLeastOnce(term.periodicity)
  if (ownMonths > normMonths)
    return `Период длиннее, чем требует норма: ${norm} (${normLabel(term.normId, term.clause)})`
  if (ownMonths < normMonths && (reason === null || reason.trim() === ''))
    return `Укажите, почему период короче нормы (${norm})`
  return null
}
