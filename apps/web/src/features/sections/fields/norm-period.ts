import {
  briefingRule,
  type CalendarDate,
  type MedicalFactor,
  medicalRule,
  ownPeriodProblem,
  type PersonFacts,
  parsePeriodicity,
  type RuleTerm,
  ruleTerm,
  type Section,
  trainingRule,
} from '@ot/domain'
import type { EventValues } from './event-values.ts'

/** Lines of order 29н as the browser has them. */
export type KnownFactors = readonly Omit<MedicalFactor, 'inherited'>[]

interface NormQuestion {
  section: Section
  values: EventValues
  /** Null: not known here; the terms that follow from an age are left to the server. */
  person: PersonFacts | null
  factors: KnownFactors
  today: CalendarDate
}

/** How often the norm asks for what the form describes; null: no norm of its own, or its period is not fixed. */
export function normTerm({ section, values, person, factors, today }: NormQuestion): RuleTerm | null {
  const rule = impliedRule(section, values)
  if (rule === null || person === null) return null
  return ruleTerm(rule, today, person, (code) => {
    const factor = factors.find((line) => line.code === code)
    return factor === undefined ? null : { ...factor, inherited: false }
  })
}

function impliedRule(section: Section, { kind, programme, factorNumber }: EventValues): string | null {
  switch (section) {
    case 'briefing':
      return kind === null ? null : briefingRule(kind)
    case 'training':
      return programme === null ? null : trainingRule(programme)
    case 'medical':
      return factorNumber === null ? null : medicalRule(factorNumber)
    default:
      return null
  }
}

/** The company asks more often than the norm: it says why. */
export function needsReason(periodicity: string, term: RuleTerm | null): boolean {
  const own = parsePeriodicity(periodicity)
  return (
    own !== null && ownPeriodProblem(own, term, null) !== null && ownPeriodProblem(own, term, '—') === null
  )
}
