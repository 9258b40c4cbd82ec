import type { NumberedPaper, PrintedPersonFacts } from '@ot/doc-library'
import { type CalendarDate, SECTIONS } from '@ot/domain'
import { PERSON_COLUMNS } from '../../db/person-columns.ts'
import {
  anyObject,
  type Check,
  type Checked,
  number,
  oneOf,
  orNull,
  readRows,
  shaped,
  text,
} from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const PEOPLE = `select e.id, e.last_name as "lastName", e.first_name as "firstName",
  e.father_name as "fatherName", e.sex, coalesce(e.position_staff, p.name) as position, d.name as department,
  e.birth_date::text as "birthDate", e.hire_date::text as "hireDate", e.snils,
  e.staff_number as "staffNumber"
  from employees e
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id
  where e.company_id = $1 and e.id = any($2)`

const isPersonFacts: Check<PrintedPersonFacts> = shaped(PERSON_COLUMNS)

/** As the papers print them; the dismissed too. */
export async function findNamedPeople(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PrintedPersonFacts>> {
  const rows = await readRows(tx.$client, isPersonFacts, PEOPLE, [companyId, ids])
  return new Map(rows.map((person) => [person.id, person]))
}

const isDoneRecord = shaped({
  employeeId: number,
  section: oneOf(SECTIONS),
  name: text,
  date: text,
  facts: anyObject,
})
export type DoneRecord = Checked<typeof isDoneRecord>

/** As the journals count them: a correction stands for what it replaced, what was taken back does not count. */
const DONE = `with kept as (
    select c.id, c.event_id, v.employee_id, v.section, v.name, c.date,
      v.facts || c.facts || coalesce(lead(c.before->'facts') over (partition by c.event_id order by c.id), v.facts) as facts
    from event_completions c
    join events v on v.company_id = c.company_id and v.id = c.event_id
    where c.company_id = $1 and v.employee_id = any($2) and c.undone_at is null)
  select k.employee_id as "employeeId", k.section, k.name, k.date::text, k.facts
  from kept k
  where k.date <= $3 and not exists (
    select 1 from event_completions r
    where r.company_id = $1 and r.event_id = k.event_id and r.replaces_id = k.id and r.undone_at is null)
  order by k.date, k.id`

/** What was done for these employees by the day, the latest last. */
export async function listDoneRecords(
  tx: Tx,
  companyId: number,
  { employeeIds, until }: { employeeIds: readonly number[]; until: CalendarDate },
): Promise<DoneRecord[]> {
  return readRows(tx.$client, isDoneRecord, DONE, [companyId, employeeIds, until])
}

const EXAMINED = `select distinct employee_id as "employeeId" from events
  where company_id = $1 and employee_id = any($2) and section = 'medical' and closed_on is null`

/** Who must be examined at all. */
export async function findExamined(
  tx: Tx,
  companyId: number,
  employeeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await readRows(tx.$client, shaped({ employeeId: number }), EXAMINED, [companyId, employeeIds])
  return new Set(rows.map(({ employeeId }) => employeeId))
}

const isPlannedMeasure = shaped({
  incidentId: number,
  text: text,
  due: orNull(text),
  doneOn: orNull(text),
  responsibleId: orNull(number),
  responsible: orNull(text),
})
export type PlannedMeasure = Checked<typeof isPlannedMeasure>

const MEASURES = `select m.incident_id as "incidentId", m.what as text, m.due_on::text as due, m.done_on::text as "doneOn",
  m.responsible_id as "responsibleId",
  case when e.id is null then null
    else concat_ws(' ', e.last_name, e.first_name, nullif(e.father_name, '')) end as responsible
  from incident_measures m
  left join employees e on e.company_id = m.company_id and e.id = m.responsible_id
  where m.company_id = $1 and m.incident_id = any($2) and m.cancel_reason is null
  order by m.id`

export async function listPlannedMeasures(
  tx: Tx,
  companyId: number,
  incidentIds: readonly number[],
): Promise<PlannedMeasure[]> {
  return readRows(tx.$client, isPlannedMeasure, MEASURES, [companyId, incidentIds])
}

export type RegisteredIncidentPaper = NumberedPaper & {
  id: number
  incidentId: number
  templateId: string
  employeeId: number | null
  /** As it was called: «Происшествие № 3/2026», with the name of one who was questioned. */
  subject: string | null
}

const isRegisteredPaper: Check<RegisteredIncidentPaper> = shaped({
  name: text,
  number: text,
  date: text,
  id: number,
  incidentId: number,
  templateId: text,
  employeeId: orNull(number),
  subject: orNull(text),
})

const REGISTERED = `select id, incident_id as "incidentId", template_id as "templateId", employee_id as "employeeId", name, number,
  date::text, facts->'subject'->'incident'->>'label' as subject
  from documents where company_id = $1 and incident_id = any($2) and voided_at is null and replaced_by is null
  order by date, id`

/** Papers of incidents that hold, in the order of their days. */
export async function listRegistered(
  tx: Tx,
  companyId: number,
  incidentIds: readonly number[],
): Promise<RegisteredIncidentPaper[]> {
  return readRows(tx.$client, isRegisteredPaper, REGISTERED, [companyId, incidentIds])
}
