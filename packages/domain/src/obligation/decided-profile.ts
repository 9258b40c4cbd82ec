import { BRIEFING_KIND_LABELS } from '../briefing/briefing-kinds.ts'
import { medicalItemName } from '../medical/medical-names.ts'
import type { PositionProfile } from '../position/profile.ts'
import { briefingRule, medicalRule, ppeRule, slotOf, trainingRule } from '../rule/rule-name.ts'
import type { FactorLookup } from '../rule/term.ts'
import { programmeName } from '../training/programme-name.ts'
import { isHarmfulFactor } from './questions.ts'

/** What the employer has said of a line of the profile: it holds, it does not, nothing yet. */
export type ProfileDecision = 'taken' | 'declined' | 'open'

/** Of one rule in one position: whose event stands, and who had it struck out. */
export type RuleAnswers = { rule: string; taken: number; declined: number }

/** The employer's decisions on the lines of one position's profile, by rule. */
export type PositionDecisions = (rule: string) => ProfileDecision

/**
 * What was said of most of those who hold the position is said of the position: an event that one of them has for a role of his
 * own, or a newcomer of whom nothing has been asked, changes nothing.
 */
export function positionDecisions(staff: number, answers: readonly RuleAnswers[]): PositionDecisions {
  const bySlot = new Map<string, { taken: number; declined: number }>()
  for (const { rule, taken, declined } of answers) {
    const known = bySlot.get(slotOf(rule)) ?? { taken: 0, declined: 0 }
    bySlot.set(slotOf(rule), { taken: known.taken + taken, declined: known.declined + declined })
  }
  return (rule) => {
    const { taken, declined } = bySlot.get(slotOf(rule)) ?? { taken: 0, declined: 0 }
    if ((taken + declined) * 2 <= staff) return 'open'
    return taken >= declined ? 'taken' : 'declined'
  }
}

/** Of a position as the profile describes it whole. */
export const ALL_TAKEN: PositionDecisions = () => 'taken'

/** The profile as the employer has decided it, and what he has still to decide, in words. */
export type DecidedProfile = { profile: PositionProfile; open: readonly string[] }

type Line = { conditional: boolean }
type Asked<T extends Line> = {
  rule: (line: T) => string
  name: (line: T) => string
  isQuestion: (line: T) => boolean
}

/** Lines that hold; of a question without an answer its name alone. Papers print what is left. */
export function decidedProfile(
  profile: PositionProfile,
  decisionOf: PositionDecisions,
  factor: FactorLookup,
): DecidedProfile {
  const training = decide(profile.training, decisionOf, {
    rule: ({ programme }) => trainingRule(programme),
    name: ({ programme }) => programmeName(programme),
    isQuestion: isConditional,
  })
  const briefings = decide(profile.briefings, decisionOf, {
    rule: ({ kind }) => briefingRule(kind),
    name: ({ kind }) => BRIEFING_KIND_LABELS[kind],
    isQuestion: isConditional,
  })
  const medicalFactors = decide(profile.medicalFactors, decisionOf, {
    rule: ({ code }) => medicalRule(code),
    name: ({ code }) => medicalItemName(code, factor),
    isQuestion: (line) => line.conditional || isHarmful(line.code, factor),
  })
  const ppe = decide(profile.ppe, decisionOf, {
    rule: ({ key }) => ppeRule(key),
    name: ({ name }) => name,
    isQuestion: isConditional,
  })
  return {
    profile: {
      ...profile,
      training: training.held,
      briefings: briefings.held,
      medicalFactors: medicalFactors.held,
      ppe: ppe.held,
    },
    open: [training, briefings, medicalFactors, ppe].flatMap(({ open }) => open),
  }
}

function isConditional({ conditional }: Line): boolean {
  return conditional
}

function isHarmful(code: string, factor: FactorLookup): boolean {
  const line = factor(code)
  return line !== null && isHarmfulFactor(line)
}

/** What is no question stands even when struck out: it is then kept elsewhere. A question holds when it is answered «да». */
function decide<T extends Line>(
  lines: readonly T[],
  decisionOf: PositionDecisions,
  { rule, name, isQuestion }: Asked<T>,
): { held: T[]; open: string[] } {
  const judged = lines.map((line) => ({ line, decision: decisionOf(rule(line)), asks: isQuestion(line) }))
  return {
    held: judged
      .filter(({ decision, asks }) => !asks || decision === 'taken')
      .map(({ line }) => ({ ...line, conditional: false })),
    open: judged.filter(({ decision, asks }) => decision === 'open' && asks).map(({ line }) => name(line)),
  }
}
