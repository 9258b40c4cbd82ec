import { type CalendarDate, SECTIONS } from '@ot/domain'
import { awayOn, FALLS_DUE, NOT_ENTERED } from '../../../db/away.ts'
import { type Checked, number, oneOf, orNull, readRows, shaped, text } from '../../../db/rows.ts'
import { SHORT_NAME } from '../../../db/short-name.ts'
import type { Tx } from '../../../db/transaction.ts'

/** An open obligation of somebody who works here; of what may have been done before nobody is reminded. */
const isDueEvent = shaped({
  id: number,
  employeeId: number,
  section: oneOf(SECTIONS),
  name: text,
  date: orNull(text),
  deadline: text,
  person: text,
})
export type DueEvent = Checked<typeof isDueEvent>

const DUE_EVENTS = `select v.id, v.employee_id as "employeeId", v.section, v.name, v.date, v.deadline, ${SHORT_NAME} as person
  from events v
  join employees e on e.company_id = v.company_id and e.id = v.employee_id
  ${awayOn('$3')}
  where v.company_id = $1 and v.closed_on is null and e.dismissed_on is null and v.deadline <= $2
    and ${FALLS_DUE} and not ${NOT_ENTERED}
  order by v.deadline, person, v.id`

export async function listDueEvents(
  tx: Tx,
  companyId: number,
  { today, until }: { today: CalendarDate; until: CalendarDate },
): Promise<DueEvent[]> {
  return readRows(tx.$client, isDueEvent, {
    name: 'notifications-due',
    text: DUE_EVENTS,
    values: [companyId, until, today],
  })
}
