import type { CalendarDate } from '@ot/domain'
import { absencesOf, ENTERED_ON, isAbsence } from '../../db/away.ts'
import { type Checked, listOf, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const isStretch = shaped({ deadline: text, endedOn: orNull(text), absences: listOf(isAbsence) })
export type StretchRow = Checked<typeof isStretch>

/**
 * From one completion to the next, and from the last one to today: only those whose term has passed in time to be overdue. A
 * correction stands for what it replaced, what was taken back does not count; a return that waits is overdue when the wear has ended.
 */
const STRETCHES = `with done as (
    select c.event_id, c.deadline, lead(c.date) over (partition by c.event_id order by c.date, c.id) as next
    from event_completions c
    where c.company_id = $1 and c.undone_at is null and not exists (
      select 1 from event_completions r
      where r.company_id = c.company_id and r.event_id = c.event_id and r.replaces_id = c.id and r.undone_at is null)),
  stretches as (
    select event_id, deadline, next from done where next is not null and deadline < next
    union all
    select id, deadline, null from events
    where company_id = $1 and (date is not null or return_of is not null) and deadline < $2)
  select s.deadline::text, least(s.next, v.closed_on, e.dismissed_on)::text as "endedOn", ${absencesOf('e', '$1')} as absences
  from stretches s
  join events v on v.company_id = $1 and v.id = s.event_id
  join employees e on e.company_id = v.company_id and e.id = v.employee_id`

export async function listStretches(tx: Tx, companyId: number, today: CalendarDate): Promise<StretchRow[]> {
  return readRows(tx.$client, isStretch, {
    name: 'overview-stretches',
    text: STRETCHES,
    values: [companyId, today],
  })
}

/** The first day on which an event was entered; null: none was. */
export async function firstEntry(tx: Tx, companyId: number): Promise<CalendarDate | null> {
  const [row] = await readRows(
    tx.$client,
    shaped({ since: orNull(text) }),
    `select min(${ENTERED_ON})::text as since from events v where v.company_id = $1`,
    [companyId],
  )
  return row?.since ?? null
}

const PLACES = `select e.id, e.department_id as "departmentId" from employees e
  where e.company_id = $1 and e.dismissed_on is null`

/** In which department each who works here stands. */
export async function listDepartmentOf(tx: Tx, companyId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await readRows(tx.$client, shaped({ id: number, departmentId: number }), PLACES, [companyId])
  return new Map(rows.map(({ id, departmentId }) => [id, departmentId]))
}

const isMonth = shaped({ month: text, incidents: number, microtraumas: number })

/** The month is that of the company's calendar; what became an accident counts as one. */
const BY_MONTH = `select to_char(day, 'YYYY-MM') as month, sum(incidents)::int as incidents, sum(microtraumas)::int as microtraumas
  from (select (i.occurred_at at time zone c.time_zone)::date as day, 1 as incidents, 0 as microtraumas
      from incidents i join companies c on c.id = i.company_id where i.company_id = $1 and i.status <> 'cancelled'
    union all
    select m.occurred_on, 0, 1 from microtraumas m
      where m.company_id = $1 and m.cancel_reason is null and m.incident_id is null) happened
  where day >= $2 group by 1`

/** Months without any are left out. */
export async function countByMonth(
  tx: Tx,
  companyId: number,
  from: CalendarDate,
): Promise<Checked<typeof isMonth>[]> {
  return readRows(tx.$client, isMonth, BY_MONTH, [companyId, from])
}
