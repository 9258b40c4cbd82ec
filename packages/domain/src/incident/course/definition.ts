import type { NormId } from '../../norms/register.ts'
import type { StepKey } from '../incident-sets.ts'
import type { Investigator } from '../victim-standings.ts'
import type { CourseFacts } from './facts.ts'
import type { Term } from './terms.ts'

export type Clause = readonly [norm: NormId, clause: string]

/** One row of the table of steps. What depends on the case is a function of its facts. */
export type StepDefinition = {
  key: StepKey
  title: string
  explanation: string
  basis: readonly Clause[]
  who: string
  /** Whose investigation has the step; that of a commission, unless told. */
  by?: readonly Investigator[]
  appliesTo?: (facts: CourseFacts) => boolean
  /** True unless told: the law demands it in this case. */
  required?: (facts: CourseFacts) => boolean
  /** A required step that a case may do without, with the reason noted: nobody saw it, nothing to explain. */
  canBeLeftOut?: boolean
  term: (facts: CourseFacts) => Term
  /** Why it cannot be done yet; null: it can. */
  blockedBy?: (facts: CourseFacts) => string | null
  templates: readonly string[]
}
