import { COMPLETION_FACTS, EVENT_FACTS } from '@ot/contract'
import { carriedFields, internshipProblem, type Section, sectionFields, worstRiskLevel } from '@ot/domain'
import type { StoredFacts } from '../../db/schema/section.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { EventRow } from './event-row.ts'

/** Facts that a completion of the section records; the workplace's number is a reference, not a fact. */
export function completionKeys(section: Section): string[] {
  return sectionFields(section, 'completion')
}

export function pickedFacts(facts: StoredFacts, keys: readonly string[]): StoredFacts {
  return Object.fromEntries(keys.filter((key) => key in facts).map((key) => [key, facts[key]]))
}

/** The facts of one completion, out of all that stand on the event. */
export function completionFacts({ section, facts }: EventRow): StoredFacts {
  return pickedFacts(facts, completionKeys(section))
}

/** What may stand on an event of the section, checked and whole. */
export function wholeFacts(section: Section, facts: StoredFacts): StoredFacts {
  return EVENT_FACTS[section].parse(facts)
}

/** 422 with the name of the first fact that the event's section does not have. */
export function requireFactsOf(section: Section, given: StoredFacts): void {
  const foreign = Object.keys(given).find((key) => !(key in COMPLETION_FACTS[section]))
  if (foreign !== undefined) throw Invalid.field(foreign, 'В этом разделе такого сведения нет')
}

/** The facts of a new completion: those given, and those that stay when it does not name them. What was noted before the first one belongs to it. */
export function factsOfCompletion(row: EventRow, given: StoredFacts, date: string): StoredFacts {
  const { section, facts } = row
  const kept = pickedFacts(facts, row.date === null ? completionKeys(section) : carriedFields(section))
  return derivedFacts(row, emptied(section, { ...kept, ...given }), date)
}

function emptied(section: Section, facts: StoredFacts): StoredFacts {
  const empty = completionKeys(section).map((key) => [key, key === 'hazards' ? [] : null])
  return { ...Object.fromEntries(empty), ...pickedFacts(facts, completionKeys(section)) }
}

/** What follows from the rest: the level from the hazards, the approval from the day, the quantity from the norm. */
export function derivedFacts(row: EventRow, facts: StoredFacts, date: string): StoredFacts {
  switch (row.section) {
    case 'risk': {
      const { hazards, riskLevel } = EVENT_FACTS.risk.parse(facts)
      return { ...facts, riskLevel: worstRiskLevel(hazards) ?? riskLevel }
    }
    case 'sout':
      return { ...facts, reportOn: facts.reportOn ?? date }
    case 'ppe': {
      const { quantity } = EVENT_FACTS.ppe.parse(row.facts)
      // «До износа» is one thing.
      const usual = row.returnOf === null ? (quantity ?? 1) : row.onHand
      return { ...facts, handedOver: facts.handedOver ?? usual }
    }
    case 'briefing':
      requireEnoughShifts(row, facts, date)
      return facts
    default:
      return facts
  }
}

function requireEnoughShifts({ facts }: EventRow, given: StoredFacts, date: string): void {
  const { kind, shifts } = EVENT_FACTS.briefing.parse({ ...facts, ...given })
  const problem = internshipProblem(kind, shifts, date)
  if (problem !== null) throw Invalid.field('shifts', problem)
}
