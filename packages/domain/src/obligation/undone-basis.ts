import type { CalendarDate } from '../calendar/calendar.ts'
import type { Periodicity } from '../periodicity/periodicity.ts'
import { type Basis, explainEvent } from '../rule/explain.ts'
import type { FactorLookup } from '../rule/term.ts'
import type { Section } from '../section/sections.ts'
import type { Subject } from './obligation.ts'

type Undone = {
  rule: string
  section: Section | 'instruction'
  periodicity: Periodicity
  firstDeadline: CalendarDate | null
}

/** Why something that was never done is asked for, and by when. */
export function undoneBasis(undone: Undone, subject: Subject, factor: FactorLookup): Basis | null {
  const { rule, section, periodicity, firstDeadline } = undone
  return explainEvent(
    {
      rule,
      // Instructions are no events: what is explained of them is what is explained of a briefing.
      section: section === 'instruction' ? 'briefing' : section,
      periodicity,
      firstDeadline,
      deadline: firstDeadline,
      isOwnPeriod: false,
      date: null,
      failed: false,
      workplace: null,
    },
    subject,
    factor,
  )
}
