import { type CalendarDate, MICROTRAUMA_OUTCOMES } from '@ot/domain'
import { type Checked, flag, listOf, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const isRecordedMicrotrauma = shaped({
  id: number,
  number: number,
  year: number,
  employeeId: number,
  position: text,
  department: text,
  occurredOn: text,
  occurredTime: orNull(text),
  place: text,
  circumstances: text,
  injury: text,
  firstAid: orNull(text),
  experience: orNull(text),
  reportedOn: text,
  reportedBy: orNull(text),
  reportedTo: orNull(text),
  inquirerId: orNull(number),
  extensionDays: number,
  extensionReason: orNull(text),
  causes: orNull(text),
  measures: listOf(
    shaped({ what: text, responsibleId: orNull(number), dueOn: orNull(text), doneOn: orNull(text) }),
  ),
  riskKnown: orNull(flag),
  needsBriefing: orNull(flag),
  outcome: orNull(oneOf(MICROTRAUMA_OUTCOMES)),
  completedOn: orNull(text),
  incidentId: orNull(number),
})
export type RecordedMicrotrauma = Checked<typeof isRecordedMicrotrauma>

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
  return readRows(tx.$client, isRecordedMicrotrauma, RECORDED, [companyId, from, to, id])
}
