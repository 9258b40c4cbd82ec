import { type CalendarDate, SECTIONS } from '@ot/domain'
import { awayOn, FALLS_DUE, NOT_ENTERED } from '../../db/away.ts'
import { type Checked, flag, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

/** Something that somebody of a department has to do; of what may have been done before nobody is reminded. */
const isDueRow = shaped({
  employeeId: number,
  fullName: text,
  position: text,
  departmentId: number,
  department: text,
  section: oneOf(SECTIONS),
  name: text,
  /** Never done what was issued and is still worn lacks nothing. */
  isMissing: flag,
  deadline: orNull(text),
})
export type DueRow = Checked<typeof isDueRow>

const DUE = `select v.employee_id as "employeeId",
  concat_ws(' ', e.last_name, e.first_name, nullif(e.father_name, '')) as "fullName",
  coalesce(e.position_staff, p.name) as position, e.department_id as "departmentId", d.name as department,
  v.section, v.name, v.date is null and v.return_of is null and a.id is null as "isMissing", v.deadline
  from events v
  join employees e on e.company_id = v.company_id and e.id = v.employee_id
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id
  ${awayOn('$4')}
  where v.company_id = $1 and v.closed_on is null and e.dismissed_on is null and ${FALLS_DUE} and not ${NOT_ENTERED}
    and (v.deadline <= $2 or (v.deadline is null and v.date is null and v.return_of is null))
    and ($3::bigint is null or e.department_id = $3)
  order by v.deadline nulls last, e.last_name, e.first_name, e.father_name, e.id, v.section, v.id`

type Asked = { today: CalendarDate; until: CalendarDate; departmentId?: number | null }

/** The nearest first; `departmentId` null: of the whole company. */
export async function listDue(
  tx: Tx,
  companyId: number,
  { today, until, departmentId = null }: Asked,
): Promise<DueRow[]> {
  return readRows(tx.$client, isDueRow, {
    name: 'letters-due',
    text: DUE,
    values: [companyId, until, departmentId, today],
  })
}

const WORKING = `select count(*)::int as employees from employees
  where company_id = $1 and department_id = $2 and dismissed_on is null`

export async function countWorking(tx: Tx, companyId: number, departmentId: number): Promise<number> {
  const rows = await readRows(tx.$client, shaped({ employees: number }), WORKING, [companyId, departmentId])
  return rows[0]?.employees ?? 0
}
