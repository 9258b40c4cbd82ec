import { BRIEFING_KINDS, type BriefingKind } from '../briefing/briefing-kinds.ts'
import type { CoverageColumn } from '../section/sections.ts'
import { PROGRAMMES, type Programme } from '../training/programmes.ts'

type BriefingSpecial = 'newcomer' | 'return' | 'explosive'

/** The rule that brought an obligation, read from the text that is stored with it. */
export type RuleName =
  | { section: 'briefing'; kind: BriefingKind; special: BriefingSpecial | null }
  | { section: 'training'; programme: Programme; special?: 'instructor' }
  | { section: 'medical'; item: 'minor' | 'psychiatric' }
  | { section: 'medical'; item: 'factor'; code: string }
  | { section: 'ppe'; key: string }
  | { section: 'sout' | 'risk' | 'instruction' }

export const NEWCOMER_RULE = 'briefing.repeat-newcomer'
/** Repeated fire briefings where explosions and fires are a danger of the place. */
export const EXPLOSIVE_RULE = 'briefing.fire-repeat-explosive'
/** First aid of those who brief: before they first do. */
export const INSTRUCTOR_FIRST_AID_RULE = 'training.first-aid-instructor'
export const MINOR_RULE = 'medical.minor'
export const PSYCHIATRIC_RULE = 'medical.psychiatric'

const NAMED: ReadonlyMap<string, RuleName> = new Map<string, RuleName>([
  ...BRIEFING_KINDS.map(
    (kind) => [briefingRule(kind), { section: 'briefing', kind, special: null }] as const,
  ),
  [NEWCOMER_RULE, { section: 'briefing', kind: 'repeat', special: 'newcomer' }],
  [EXPLOSIVE_RULE, { section: 'briefing', kind: 'fire-repeat', special: 'explosive' }],
  ...PROGRAMMES.map((programme) => [trainingRule(programme), { section: 'training', programme }] as const),
  [INSTRUCTOR_FIRST_AID_RULE, { section: 'training', programme: 'first-aid', special: 'instructor' }],
  [MINOR_RULE, { section: 'medical', item: 'minor' }],
  [PSYCHIATRIC_RULE, { section: 'medical', item: 'psychiatric' }],
  ['sout', { section: 'sout' }],
  ['risk', { section: 'risk' }],
  ['instruction', { section: 'instruction' }],
])

export function briefingRule(kind: BriefingKind): string {
  return `briefing.${kind}`
}
/** Each return is a cause of its own: met or struck out, it says nothing of the next one. */
export function returnRule(absenceId: number): string {
  return `briefing.return.${absenceId}`
}
export function trainingRule(programme: Programme): string {
  return `training.${programme}`
}
/** `code`: item of order 29н. */
export function medicalRule(code: string): string {
  return `medical.${code}`
}
/** `key`: of the profile's line of PPE. */
export function ppeRule(key: string): string {
  return `ppe.${key}`
}

const RETURN = /^briefing\.return\.\d+$/
const MEDICAL_CODE = /^medical\.(\d+(?:\.\d+)*)$/
const PPE_KEY = /^ppe\.(.+)$/

/** Null: no rule of this product. */
export function parseRule(rule: string): RuleName | null {
  const named = NAMED.get(rule)
  if (named !== undefined) return named
  if (RETURN.test(rule)) return { section: 'briefing', kind: 'unscheduled', special: 'return' }
  const code = MEDICAL_CODE.exec(rule)?.[1]
  if (code !== undefined) return { section: 'medical', item: 'factor', code }
  const key = PPE_KEY.exec(rule)?.[1]
  return key === undefined ? null : { section: 'ppe', key }
}

export function ruleSection(rule: string): CoverageColumn | null {
  return parseRule(rule)?.section ?? null
}

/** Stricter rules and the usual ones in whose place they stand. */
const STRICTER: ReadonlyMap<string, string> = new Map([
  [INSTRUCTOR_FIRST_AID_RULE, trainingRule('first-aid')],
  [NEWCOMER_RULE, briefingRule('repeat')],
  [EXPLOSIVE_RULE, briefingRule('fire-repeat')],
])

/** Rules that exclude one another share a slot: accepting one takes the place of the other. */
export function slotOf(rule: string): string {
  return STRICTER.get(rule) ?? rule
}
