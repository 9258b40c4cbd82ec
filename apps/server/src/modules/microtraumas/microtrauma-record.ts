import type { MicrotraumaFields } from '@ot/contract'
import type { MicrotraumaRow } from './queries.ts'

/** What is stored, in the words of the contract: what a change is laid over and the log compares. */
export function microtraumaFields(row: MicrotraumaRow): MicrotraumaFields {
  const { employeeId, occurredOn, occurredTime, place, circumstances, injury, firstAid, experience } = row
  const { reportedOn, reportedBy, reportedTo, inquirerId, extensionDays, extensionReason } = row
  const { causes, measures, riskKnown, needsBriefing, outcome, completedOn } = row
  return {
    employeeId,
    occurredOn,
    occurredTime,
    place,
    circumstances,
    injury,
    firstAid,
    experience,
    reportedOn,
    reportedBy,
    reportedTo,
    inquirerId,
    extensionDays,
    extensionReason,
    causes,
    measures,
    riskKnown,
    needsBriefing,
    outcome,
    completedOn,
  }
}
