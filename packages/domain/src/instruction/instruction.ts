import { addYears, type CalendarDate } from '../calendar/calendar.ts'
import { eventState } from '../deadline/deadline.ts'
import type { EventState } from '../section/sections.ts'

export const REVISION_YEARS = 5

export type InstructionDates = {
  approvedOn: CalendarDate | null
  /** Null: five years after the approval. */
  revisionDue: CalendarDate | null
  acknowledgedOn: CalendarDate | null
}

/** By when the instruction is to be looked through again; null: its approval is not known. */
export function revisionDue({
  approvedOn,
  revisionDue,
}: Pick<InstructionDates, 'approvedOn' | 'revisionDue'>): CalendarDate | null {
  return revisionDue ?? (approvedOn === null ? null : addYears(approvedOn, REVISION_YEARS))
}

/** `missing`: the employee is not acquainted with it; else the state of its revision. */
export function instructionState(dates: InstructionDates, today: CalendarDate): EventState {
  return eventState({ date: dates.acknowledgedOn, deadline: revisionDue(dates) }, today)
}
