import type { Absence } from '../absence/absence.ts'
import { type CalendarDate, EARLIEST_DATE } from '../calendar/calendar.ts'
import { wholeYears } from '../calendar/whole-months.ts'
import type { MedicalFactor } from '../medical/medical-factor.ts'
import { findNorm, type NormId, normEndedOn, normEndedText, normInForce } from '../norms/register.ts'
import type { Periodicity } from '../periodicity/periodicity.ts'
import { BRIEFING_LAWS, EXPLOSIVE_LAWS, NEWCOMER_LAW, RETURN_LAW } from './briefing-laws.ts'
import { type Law, lawOn } from './law.ts'
import { parseRule, type RuleName } from './rule-name.ts'
import {
  factorLaw,
  INSTRUCTION_LAW,
  MINOR_LAW,
  PPE_LAW,
  PSYCHIATRIC_LAW,
  RISK_LAW,
  SOUT_LAW,
} from './section-laws.ts'
import { atLeastOnce } from './sentences.ts'
import { startDays } from './start-days.ts'
import { INSTRUCTOR_FIRST_AID_LAW, trainingLaws } from './training-laws.ts'

/** `absences`: none, or nobody asks about days on which something falls due. */
export type PersonFacts = {
  birthDate: CalendarDate
  hireDate: CalendarDate
  /** Null or absent: the day of hiring. */
  contractDate?: CalendarDate | null
  firstWorkingDay?: CalendarDate | null
  absences?: readonly Absence[]
  /** When warm clothes are worn, as the company's card says; null or absent: it does not. */
  coldSeason?: string | null
}
/** What first terms are counted from: who changes one of them moves what follows from it. */
export const COUNTED_DAYS = [
  'birthDate',
  'hireDate',
  'contractDate',
  'firstWorkingDay',
] as const satisfies readonly (keyof PersonFacts)[]

/** The list of order 29н stands outside the rules. */
export type FactorLookup = (code: string) => MedicalFactor | null

/** How often a rule asks on a given day, and where that is written. */
export type RuleTerm = {
  periodicity: Periodicity
  normId: NormId
  clause: string
  edition: string
  verified: boolean
  reason: string
  /** The last day of the act, when it is over and its successor is not known. */
  endedOn: CalendarDate | null
}

/** Null: unknown rule, a day before the norm, or a period that is not the rule's own (PPE, risks). */
export function ruleTerm(
  rule: string,
  on: CalendarDate,
  person: PersonFacts,
  factor: FactorLookup,
): RuleTerm | null {
  const law = ruleLaw(rule, on, person, factor)
  if (law === null || law.periodicity === null) return null
  const endedOn = normEndedOn(law.normId, on)
  const edition = endedOn === null ? normInForce(law.normId, on) : findNorm(law.normId)?.editions.at(-1)
  if (edition == null) return null
  const reason = law.remark ?? `Норма — ${atLeastOnce(law.periodicity)}.`
  return {
    periodicity: law.periodicity,
    normId: law.normId,
    clause: law.clause,
    edition: edition.edition,
    endedOn,
    verified: law.verified && endedOn === null,
    reason: endedOn === null ? reason : `${reason} ${normEndedText(law.normId, endedOn)}.`,
  }
}

/** What the law says of the rule on that day, be the act in the register for that day or not. */
export function ruleLaw(
  rule: string,
  on: CalendarDate,
  person: PersonFacts,
  factor: FactorLookup,
): Law | null {
  const name = parseRule(rule)
  return name === null ? null : lawOf(name, on, person, factor)
}

/** The same by the wording of another day: what the law would say of that day had it not changed, or changed earlier. */
export function ruleLawInWording(
  rule: string,
  { on, wording }: { on: CalendarDate; wording: CalendarDate },
  person: PersonFacts,
  factor: FactorLookup,
): Law | null {
  const name = parseRule(rule)
  return name === null ? null : lawOf(name, on, person, factor, wording)
}

/**
 * The first day of which the law can ask this: nothing falls due before the act, or before the wording that brought it.
 * Later wordings of what was asked for before begin nothing.
 */
export function beganOn(rule: string, law: Law): CalendarDate {
  const first = law === NEWCOMER_LAW ? law : firstWording(rule, law)
  return first.from ?? findNorm(first.normId)?.editions[0]?.validFrom ?? EARLIEST_DATE
}

function firstWording(rule: string, law: Law): Law {
  const name = parseRule(rule)
  if (name?.section === 'briefing' && name.special !== 'return') return BRIEFING_LAWS[name.kind][0]
  return name?.section === 'training' ? trainingLaws(name.programme)[0] : law
}

function lawOf(
  name: RuleName,
  on: CalendarDate,
  person: PersonFacts,
  factor: FactorLookup,
  wording = on,
): Law | null {
  switch (name.section) {
    case 'briefing':
      if (name.special === 'return') return RETURN_LAW
      if (name.special === 'explosive') return lawOn(EXPLOSIVE_LAWS, wording)
      return name.special === 'newcomer' && isFirstYear(person, on) && NEWCOMER_LAW.from <= wording
        ? NEWCOMER_LAW
        : lawOn(BRIEFING_LAWS[name.kind], wording)
    case 'training':
      return name.special === 'instructor'
        ? INSTRUCTOR_FIRST_AID_LAW
        : lawOn(trainingLaws(name.programme), wording)
    case 'medical':
      return medicalLaw(name, on, person, factor)
    case 'ppe':
      return PPE_LAW
    case 'sout':
      return SOUT_LAW
    case 'risk':
      return RISK_LAW
    case 'instruction':
      return INSTRUCTION_LAW
  }
}

function medicalLaw(
  name: Extract<RuleName, { section: 'medical' }>,
  on: CalendarDate,
  person: PersonFacts,
  factor: FactorLookup,
): Law | null {
  switch (name.item) {
    case 'minor':
      return MINOR_LAW
    case 'psychiatric':
      return PSYCHIATRIC_LAW
    case 'factor': {
      const line = factor(name.code)
      return line === null ? null : factorLaw(line, isYoungerThan(21, person, on))
    }
  }
}

export function isFirstYear(person: PersonFacts, on: CalendarDate): boolean {
  return wholeYears(startDays(person).work, on) < 1
}

export function isYoungerThan(years: number, { birthDate }: PersonFacts, on: CalendarDate): boolean {
  return wholeYears(birthDate, on) < years
}
