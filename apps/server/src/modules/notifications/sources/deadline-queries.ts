import type { CalendarDate, Section } from '@ot/domain'
import { SHORT_NAME } from '../../../db/short-name.ts'
import type { Tx } from '../../../db/transaction.ts'

/** An open obligation of somebody who works here. */
export type DueEvent = {
  id: number
  employeeId: number
  section: Section
  name: string
  date: CalendarDate | null
  deadline: CalendarDate
  person: string
}

const DUE_EVENTS = `select v.id, v.employee_id as "employeeId", v.section, v.name, v.date, v.deadline, ${SHORT_NAME} as person
  from events v
  join employees e on e.company_id = v.company_id and e.id = v.employee_id
  where v.company_id = $1 and v.closed_on is null and e.dismissed_on is null and v.deadline <= $2
  order by v.deadline, person, v.id`

export async function listDueEvents(tx: Tx, companyId: number, until: CalendarDate): Promise<DueEvent[]> {
  const { rows } = await tx.$client.query<DueEvent>(DUE_EVENTS, [companyId, until])
  return rows
}
