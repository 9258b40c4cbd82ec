import type { InstructionAnswer } from '@ot/contract'
import { type CalendarDate, instructionState } from '@ot/domain'
import type { InstructionRow } from './queries.ts'

export function presentInstruction(row: InstructionRow, today: CalendarDate): InstructionAnswer {
  const { id, companyId, employeeId, version, number, name, approvedOn, revisionDue, acknowledgedOn } = row
  return {
    id,
    companyId,
    employeeId,
    version,
    number,
    name,
    approvedOn,
    revisionDue,
    acknowledgedOn,
    state: instructionState(row, today),
  }
}
