import { type CalendarDate, type InstructionDates, SECTIONS } from '@ot/domain'
import { awayOn, FALLS_DUE, NOT_ACQUAINTED, NOT_ENTERED } from '../../db/away.ts'
import { DEPARTMENT_ORDER } from '../../db/numbered.ts'
import {
  type Check,
  type Checked,
  flag,
  listOf,
  number,
  oneOf,
  orNull,
  readRows,
  shaped,
  text,
} from '../../db/rows.ts'
import { SHORT_NAME } from '../../db/short-name.ts'
import type { Tx } from '../../db/transaction.ts'

/** Obligations of one department and section that are due on the same day; of those away, what waits until they are back. */
const isDueGroup = shaped({
  departmentId: number,
  section: oneOf(SECTIONS),
  /** What was issued and is still worn lacks nothing: its return only waits for its day. */
  isMissing: flag,
  /** It may have been done before it was entered here. */
  isUnknown: flag,
  deadline: orNull(text),
  events: number,
})
export type DueGroup = Checked<typeof isDueGroup>

const ACTIVE_EVENTS = `from events v
  join employees e on e.company_id = v.company_id and e.id = v.employee_id
  ${awayOn('$2')}
  where v.company_id = $1 and v.closed_on is null and e.dismissed_on is null and ${FALLS_DUE}`

const UNKNOWN = `${NOT_ENTERED} and a.id is null`

const MISSING = `v.date is null and v.return_of is null and a.id is null and not ${NOT_ENTERED}`

const DUE_GROUPS = `select e.department_id as "departmentId", v.section, ${MISSING} as "isMissing",
  ${UNKNOWN} as "isUnknown", v.deadline, count(*)::int as events ${ACTIVE_EVENTS}
  group by e.department_id, v.section, ${MISSING}, ${UNKNOWN}, v.deadline`

export async function listDueGroups(tx: Tx, companyId: number, today: CalendarDate): Promise<DueGroup[]> {
  return readRows(tx.$client, isDueGroup, {
    name: 'overview-due-groups',
    text: DUE_GROUPS,
    values: [companyId, today],
  })
}

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

/** Who has something of the section due on the day, each once: «Иванов П.С.». */
const isDeadlineDay = shaped({ date: text, section: oneOf(SECTIONS), people: listOf(text) })
export type DeadlineDay = Checked<typeof isDeadlineDay>

const DEADLINE_DAYS = `select date, section, array_agg(person order by person) as people
  from (select distinct v.deadline as date, v.section, v.employee_id, ${SHORT_NAME} as person
    ${ACTIVE_EVENTS} and v.deadline is not null and not ${NOT_ENTERED}) named
  group by date, section order by date, section`

export async function listDeadlineDays(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<DeadlineDay[]> {
  return readRows(tx.$client, isDeadlineDay, {
    name: 'calendar-deadline-days',
    text: DEADLINE_DAYS,
    values: [companyId, today],
  })
}
