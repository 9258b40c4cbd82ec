import type { BriefingKind } from '../briefing/briefing-kinds.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import { briefingRule, EXPLOSIVE_RULE, NEWCOMER_RULE } from './rule-name.ts'

/** Where the acts count from: the contract, or the first day at the work. */
export type FirstDay = 'contract' | 'work'

/** Briefings that others repeat. */
export const INITIAL_BRIEFINGS = ['initial', 'fire-initial'] as const satisfies readonly BriefingKind[]
export type InitialBriefing = (typeof INITIAL_BRIEFINGS)[number]

/** By the rule of the initial briefing, those of its repetitions. */
export const REPEATED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  [briefingRule('initial'), [briefingRule('repeat'), NEWCOMER_RULE]],
  [briefingRule('fire-initial'), [briefingRule('fire-repeat'), EXPLOSIVE_RULE]],
])

export type StartDays = Readonly<Record<FirstDay, CalendarDate>> & {
  /** When what is repeated was done for the first time. */
  briefed?: Readonly<Partial<Record<InitialBriefing, CalendarDate | null>>>
}

type Employment = {
  hireDate: CalendarDate
  contractDate?: CalendarDate | null
  firstWorkingDay?: CalendarDate | null
}

/** A day that nobody has told is the day of hiring. */
export function startDays({ hireDate, contractDate, firstWorkingDay }: Employment): StartDays {
  return { contract: contractDate ?? hireDate, work: firstWorkingDay ?? hireDate }
}

/** Of a transfer or an appointment, whose work and agreement begin together. */
export function startingOn(day: CalendarDate): StartDays {
  return { contract: day, work: day }
}
