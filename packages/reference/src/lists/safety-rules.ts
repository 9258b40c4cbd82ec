import {
  type CalendarDate,
  findSafetyRule,
  HAZARD_KINDS,
  type HazardKind,
  isPrintedRule,
  type SafetyRule,
} from '@ot/domain'
import rows from '../../data/safety-rules.json' with { type: 'json' }
import { memberOf } from './one-of.ts'
import type { ReferencePosition } from './positions.ts'

type Titles = { families: readonly string[]; positions: readonly number[] }

/** Whom a rule is about: titles of a sector, or whoever does the work that the hazard is met at. */
type RuleScope = Titles & {
  rule: SafetyRule
  hazards: readonly HazardKind[]
  except: Titles
}

type Row = Titles & { rule: string; hazards: readonly string[]; except: Titles }

function scopeOf({ rule: id, families, positions, hazards, except }: Row): RuleScope {
  const rule = findSafetyRule(id)
  if (rule === null) throw new Error(`«${id}» is not a rule of the register of norms`)
  return { rule, families, positions, hazards: hazards.map((kind) => memberOf(HAZARD_KINDS, kind)), except }
}

export const RULE_SCOPES: readonly RuleScope[] = rows.map(scopeOf)

type Whose = Pick<ReferencePosition, 'id' | 'family' | 'profile'>

function isNamed({ families, positions }: Titles, { id, family }: Whose): boolean {
  return families.includes(family.key) || positions.includes(id)
}

/** Rules about the work of a position, known by whatever source. */
export function safetyRulesOf(position: Whose): readonly SafetyRule[] {
  return RULE_SCOPES.filter((scope) => {
    const isMet = scope.hazards.some((kind) => position.profile.hazards.includes(kind))
    return (isNamed(scope, position) || isMet) && !isNamed(scope.except, position)
  }).map(({ rule }) => rule)
}

/** Those of them that a paper of that day names. */
export function printedRulesOf(position: Whose, on: CalendarDate): readonly SafetyRule[] {
  return safetyRulesOf(position).filter((rule) => isPrintedRule(rule, on))
}
