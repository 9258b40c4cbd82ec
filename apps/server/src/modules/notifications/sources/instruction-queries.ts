import type { CalendarDate } from '@ot/domain'
import { numbered } from '../../../db/name-order.ts'
import { type Checked, number, orNull, readRows, shaped, text } from '../../../db/rows.ts'
import type { Tx } from '../../../db/transaction.ts'

/** An instruction that is to be revised, and those who work by it. */
const isDueInstruction = shaped({
  number: orNull(text),
  name: text,
  revisionDue: text,
  people: number,
  employeeId: number,
})
export type DueInstruction = Checked<typeof isDueInstruction>

const DUE_INSTRUCTIONS = `select i.number, i.name, i.revision_due as "revisionDue",
    count(distinct i.employee_id)::int as people, min(i.employee_id) as "employeeId"
  from employee_instructions i
  join employees e on e.company_id = i.company_id and e.id = i.employee_id
  where i.company_id = $1 and e.dismissed_on is null and i.revision_due <= $2
  group by i.number, i.name, i.revision_due
  order by i.revision_due, ${numbered('i.name')}, ${numbered('i.number')}`

export async function listDueInstructions(
  tx: Tx,
  companyId: number,
  until: CalendarDate,
): Promise<DueInstruction[]> {
  return readRows(tx.$client, isDueInstruction, DUE_INSTRUCTIONS, [companyId, until])
}
