import type { Obligation, Subject } from '../obligation/obligation.ts'
import { proposeObligations } from '../obligation/propose.ts'
import { medicalLine } from './medical-lines.ts'
import { subject } from './subjects.ts'

export const TODAY = '2026-11-21'

/** The rules that concern whoever works. */
export const EVERYBODY = [
  'briefing.introductory',
  'briefing.initial',
  'briefing.repeat',
  'briefing.fire-introductory',
  'briefing.fire-initial',
  'briefing.fire-repeat',
  'briefing.civil-defence',
  'briefing.emergency',
  'sout',
  'risk',
  'instruction',
]

export function propose(changes: Partial<Subject>): Obligation[] {
  return proposeObligations(subject(changes), medicalLine, TODAY)
}

export function rulesOf(obligations: readonly Obligation[]): string[] {
  return obligations.map(({ rule }) => rule)
}

export function proposed(changes: Partial<Subject>, rule: string): Obligation | undefined {
  return propose(changes).find((obligation) => obligation.rule === rule)
}
