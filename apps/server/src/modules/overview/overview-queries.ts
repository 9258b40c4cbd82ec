import type { CalendarDate, InstructionDates } from '@ot/domain'
import { awayOn, NOT_ACQUAINTED } from '../../db/away.ts'
import { DEPARTMENT_ORDER } from '../../db/numbered.ts'
import { type Check, type Checked, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

export type InstructionGroup = InstructionDates & { departmentId: number; instructions: number }

const isInstructionGroup: Check<InstructionGroup> = shaped({
  approvedOn: orNull(text),
  revisionDue: orNull(text),
  acknowledgedOn: orNull(text),
  enteredOn: text,
  askedSince: orNull(text),
  departmentId: number,
  instructions: number,
})

const INSTRUCTION_GROUPS = `select e.department_id as "departmentId", max(i.acknowledged_on) as "acknowledgedOn",
  i.revision_due as "revisionDue", i.approved_on as "approvedOn", max(i.entered_on) as "enteredOn",
  case when ${NOT_ACQUAINTED} then min(i.asked_since) end as "askedSince", count(*)::int as instructions
  from employee_instructions i
  join employees e on e.company_id = i.company_id and e.id = i.employee_id
  ${awayOn('$2')}
  where i.company_id = $1 and e.dismissed_on is null and a.id is null
  group by e.department_id, i.acknowledged_on is null, ${NOT_ACQUAINTED}, i.revision_due, i.approved_on`

export async function listInstructionGroups(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<InstructionGroup[]> {
  return readRows(tx.$client, isInstructionGroup, {
    name: 'overview-instruction-groups',
    text: INSTRUCTION_GROUPS,
    values: [companyId, today],
  })
}

const isStaffedDepartment = shaped({ id: number, name: text, employees: number })
export type StaffedDepartment = Checked<typeof isStaffedDepartment>

const DEPARTMENTS = `select d.id, d.name, count(e.id)::int as employees
  from departments d
  left join employees e on e.company_id = d.company_id and e.department_id = d.id and e.dismissed_on is null
  where d.company_id = $1
  group by d.company_id, d.id
  order by ${DEPARTMENT_ORDER}, d.id`

export async function listStaffedDepartments(tx: Tx, companyId: number): Promise<StaffedDepartment[]> {
  return readRows(tx.$client, isStaffedDepartment, {
    name: 'overview-departments',
    text: DEPARTMENTS,
    values: [companyId],
  })
}
