import type { CalendarDate } from '../calendar/calendar.ts'
import type { Periodicity } from '../periodicity/periodicity.ts'
import type { ObligationFacts } from './obligation.ts'

/** One thing that the norms ask of an employee in the present position, be it there already or not. */
export type Wanted = ObligationFacts & {
  rule: string
  name: string
  condition: string | null
  /** Of PPE: the wear period of the norm of issue; of risks: the usual choice; absent: the rule's own period. */
  period?: Periodicity
  /** The first day of what asks for it, when it is not the hiring. */
  from?: CalendarDate
  /** What of the company's own decisions asks for it; stands before the norm's words. */
  reason?: string
}
