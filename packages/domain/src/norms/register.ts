import { shortDate, upperFirst } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import { LABOUR_MINISTRY_NORMS } from './labour-ministry.ts'
import { LAWS } from './laws.ts'
import type { Norm, NormEdition } from './norm.ts'
import { OTHER_NORMS } from './other-norms.ts'
import { isVerifiedRule, type SafetyRule } from './safety-rule.ts'
import { SAFETY_RULES_OF_WORKS } from './safety-rules.ts'
import { SECTOR_RULES } from './sector-rules.ts'

/** The day on which the whole register was last compared with its sources; printed on every document. */
export const NORMS_CHECKED_ON: CalendarDate = '2026-09-30'

/** Rules of labour protection by kinds of work and by sectors. */
export const SAFETY_RULES = [...SAFETY_RULES_OF_WORKS, ...SECTOR_RULES] as const

export const NORMS: readonly Norm[] = [...LAWS, ...LABOUR_MINISTRY_NORMS, ...SAFETY_RULES, ...OTHER_NORMS]

export type NormId =
  | (typeof LAWS)[number]['id']
  | (typeof LABOUR_MINISTRY_NORMS)[number]['id']
  | (typeof SAFETY_RULES)[number]['id']
  | (typeof OTHER_NORMS)[number]['id']

const normsById = new Map(NORMS.map((norm) => [norm.id, norm]))
const safetyRulesById: ReadonlyMap<string, SafetyRule> = new Map(SAFETY_RULES.map((rule) => [rule.id, rule]))

export function findSafetyRule(id: string): SafetyRule | null {
  return safetyRulesById.get(id) ?? null
}

export function isNormId(id: string): id is NormId {
  return normsById.has(id)
}

export function findNorm(id: string): Norm | null {
  return normsById.get(id) ?? null
}

/** The edition that governed on that day; null when the act was not in force or is not in the register. */
export function normInForce(id: string, date: CalendarDate): NormEdition | null {
  const editions = findNorm(id)?.editions ?? []
  return (
    editions.find(({ validFrom, validTo }) => validFrom <= date && (validTo === null || date <= validTo)) ??
    null
  )
}

/** A paper names a rule whose number, date and title two sources agree on, and not after its last day. */
export function isPrintedRule({ id, sources }: SafetyRule, on: CalendarDate): boolean {
  return isVerifiedRule({ sources }) && normInForce(id, on) !== null
}

/** The last day of an act that is over and of whose successor the register knows nothing; null: it is not over on that day. */
export function normEndedOn(id: string, date: CalendarDate): CalendarDate | null {
  const validTo = findNorm(id)?.editions.at(-1)?.validTo ?? null
  return validTo !== null && validTo < date ? validTo : null
}

/** What is said of such an act, wherever it is counted by. */
export function normEndedText(id: NormId, endedOn: CalendarDate): string {
  return `${upperFirst(normLabel(id))} действует по ${shortDate(endedOn)}; чем он заменён дальше, продукту не известно`
}

/** «приказ Минтруда № 776н, п. 5» — how lists and hints name an act and its clause. */
export function normLabel(id: NormId, clause?: string): string {
  const short = findNorm(id)?.short ?? id
  return clause === undefined ? short : `${short}, ${clause}`
}
