import { addYears, type CalendarDate } from '../calendar/calendar.ts'
import { eventState } from '../deadline/deadline.ts'
import type { EventState } from '../section/sections.ts'

export const REVISION_YEARS = 5

export type InstructionDates = {
  approvedOn: CalendarDate | null
  /** Null: five years after the approval. */
  revisionDue: CalendarDate | null
  acknowledgedOn: CalendarDate | null
  /** When it was written down here that he works by it. */
  enteredOn: CalendarDate
  /** From which day the norms ask for it; null: it was given out here. */
  askedSince: CalendarDate | null
}

/** By when the instruction is to be looked through again; null: its approval is not known. */
export function revisionDue({
  approvedOn,
  revisionDue,
}: Pick<InstructionDates, 'approvedOn' | 'revisionDue'>): CalendarDate | null {
  return revisionDue ?? (approvedOn === null ? null : addYears(approvedOn, REVISION_YEARS))
}

/** `missing`: the employee is not acquainted with it; `unknown`: he may have been, before it was written down here; else the state of its revision. */
export function instructionState(dates: InstructionDates, today: CalendarDate): EventState {
  const { acknowledgedOn, enteredOn, askedSince } = dates
  if (acknowledgedOn === null) return eventState({ date: null, deadline: null, enteredOn, askedSince }, today)
  return eventState({ date: acknowledgedOn, deadline: revisionDue(dates) }, today)
}
