import type { StepKey } from '../incident/incident-sets.ts'
import type { WorkplaceTermKey } from '../workplace/workplace-terms.ts'

/** What the product does with a term: counts it by a rule, by a step, by a term of a workplace, or in a way said here; or does not. */
export type Line =
  | { rules: readonly string[]; from: string; verified?: false }
  | { step: StepKey; from: string; verified?: false }
  | { workplaceTerm: WorkplaceTermKey }
  | { says: string; from: string; verified?: false }
  | { not: string; verified?: false }
