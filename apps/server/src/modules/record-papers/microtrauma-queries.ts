import type { MicrotraumaMeasure } from '@ot/contract'
import type { CalendarDate, MicrotraumaOutcome } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'

export type RecordedMicrotrauma = {
  id: number
  number: number
  year: number
  employeeId: number
  position: string
  department: string
  occurredOn: CalendarDate
  occurredTime: string | null
  place: string
  circumstances: string
  injury: string
  firstAid: string | null
  experience: string | null
  reportedOn: CalendarDate
  reportedBy: string | null
  reportedTo: string | null
  inquirerId: number | null
  extensionDays: number
  extensionReason: string | null
  causes: string | null
  measures: readonly MicrotraumaMeasure[]
  riskKnown: boolean | null
  needsBriefing: boolean | null
  outcome: MicrotraumaOutcome | null
  completedOn: CalendarDate | null
  incidentId: number | null
}

const RECORDED = `select id, number, year, employee_id as "employeeId", position, department,
  occurred_on::text as "occurredOn", occurred_time as "occurredTime", place, circumstances, injury,
  first_aid as "firstAid", experience, reported_on::text as "reportedOn", reported_by as "reportedBy",
  reported_to as "reportedTo", inquirer_id as "inquirerId", extension_days as "extensionDays",
  extension_reason as "extensionReason", causes, measures, risk_known as "riskKnown",
  needs_briefing as "needsBriefing", outcome, completed_on::text as "completedOn", incident_id as "incidentId"
  from microtraumas
  where company_id = $1 and cancel_reason is null
    and case when $4::bigint is null then occurred_on between $2 and $3 else id = $4 end
  order by year, number`

type Wanted = { companyId: number; from: CalendarDate; to: CalendarDate; id: number | null }

/** In the order of their numbers; cancelled ones are in no paper. One, whenever it happened, or all of a period. */
export async function listRecorded(
  tx: Tx,
  { companyId, from, to, id }: Wanted,
): Promise<RecordedMicrotrauma[]> {
  const { rows } = await tx.$client.query<RecordedMicrotrauma>(RECORDED, [companyId, from, to, id])
  return rows
}
