import type { Periodicity } from '../periodicity/periodicity.ts'
import type { ObligationFacts } from './obligation.ts'

/** One thing that the norms ask of an employee in the present position, be it there already or not. */
export type Wanted = ObligationFacts & {
  rule: string
  name: string
  condition: string | null
  /** Of PPE: the wear period of the norm of issue; of risks: the usual choice; absent: the rule's own period. */
  period?: Periodicity
}
