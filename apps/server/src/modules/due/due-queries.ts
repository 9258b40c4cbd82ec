import { type CalendarDate, SECTIONS, type Section } from '@ot/domain'
import { awayOn, FALLS_DUE, NOT_ENTERED } from '../../db/away.ts'
import { type Checked, flag, listOf, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import { SHORT_NAME } from '../../db/short-name.ts'
import type { Tx } from '../../db/transaction.ts'

const OF_PERSON = 'e.id = v.employee_id'
/** By expressions: of the columns the planner takes the company and the person for unrelated, expects one event of a person for
 * eighteen, and among many companies looks them up person by person, thirty times the pages of reading the company's once. */
const READ_AT_ONCE = 'e.id + 0 = v.employee_id + 0'

/** `$1` the company, `$2` today: open obligations of those who work here; of those away, what waits until they are back. */
const ASKED = ({ joined = '', whose = OF_PERSON } = {}) => `from events v
  join employees e on e.company_id = v.company_id and ${whose} ${joined}
  ${awayOn('$2')}
  where v.company_id = $1 and v.closed_on is null and e.dismissed_on is null and ${FALLS_DUE}`

const IS_UNKNOWN = `(${NOT_ENTERED} and a.id is null)`
const IS_MISSING = `(v.date is null and v.return_of is null and a.id is null and not ${NOT_ENTERED})`

/** Obligations of one department and section that are due on the same day. */
const isDueGroup = shaped({
  departmentId: number,
  section: oneOf(SECTIONS),
  isMissing: flag,
  isUnknown: flag,
  deadline: orNull(text),
  events: number,
})
export type DueGroup = Checked<typeof isDueGroup>

const DUE_GROUPS = `select e.department_id as "departmentId", v.section, ${IS_MISSING} as "isMissing",
  ${IS_UNKNOWN} as "isUnknown", v.deadline, count(*)::int as events ${ASKED()}
  group by e.department_id, v.section, ${IS_MISSING}, ${IS_UNKNOWN}, v.deadline`

export async function listDueGroups(tx: Tx, companyId: number, today: CalendarDate): Promise<DueGroup[]> {
  return readRows(tx.$client, isDueGroup, {
    name: 'due-groups',
    text: DUE_GROUPS,
    values: [companyId, today],
  })
}

/** Something that somebody of a department has to do. */
const isDueRow = shaped({
  employeeId: number,
  fullName: text,
  position: text,
  departmentId: number,
  department: text,
  section: oneOf(SECTIONS),
  name: text,
  isMissing: flag,
  isUnknown: flag,
  deadline: orNull(text),
})
export type DueRow = Checked<typeof isDueRow>

const NAMED = `join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id`

const DUE = `select v.employee_id as "employeeId",
  concat_ws(' ', e.last_name, e.first_name, nullif(e.father_name, '')) as "fullName",
  coalesce(e.position_staff, p.name) as position, e.department_id as "departmentId", d.name as department,
  v.section, v.name, ${IS_MISSING} as "isMissing", false as "isUnknown", v.deadline ${ASKED({ joined: NAMED })}
    and not ${NOT_ENTERED} and (v.deadline <= $3 or ${IS_MISSING})
    and ($4::bigint is null or e.department_id = $4)
  order by v.deadline nulls last, e.last_name, e.first_name, e.father_name, e.id, v.section, v.id`

type Reach = { today: CalendarDate; until: CalendarDate; departmentId?: number | null }

/** What was never done, whenever its day is, and the rest up to `until`, the nearest first; of what may have been done before
 * nobody is told. `departmentId` null: of the whole company. */
export async function listDue(
  tx: Tx,
  companyId: number,
  { today, until, departmentId = null }: Reach,
): Promise<DueRow[]> {
  return readRows(tx.$client, isDueRow, {
    name: 'due-rows',
    text: DUE,
    values: [companyId, today, until, departmentId],
  })
}

/** One of them with its day; of what may have been done before nobody is reminded. */
const isDueEvent = shaped({
  id: number,
  employeeId: number,
  section: oneOf(SECTIONS),
  name: text,
  date: orNull(text),
  deadline: text,
  isMissing: flag,
  person: text,
})
export type DueEvent = Checked<typeof isDueEvent>

const DUE_EVENTS = `select v.id, v.employee_id as "employeeId", v.section, v.name, v.date, v.deadline,
  ${IS_MISSING} as "isMissing", ${SHORT_NAME} as person ${ASKED({ whose: READ_AT_ONCE })} and v.deadline <= $3 and not ${NOT_ENTERED}
  order by v.deadline, person, v.id`

export async function listDueEvents(
  tx: Tx,
  companyId: number,
  { today, until }: { today: CalendarDate; until: CalendarDate },
): Promise<DueEvent[]> {
  return readRows(tx.$client, isDueEvent, {
    name: 'due-events',
    text: DUE_EVENTS,
    values: [companyId, today, until],
  })
}

/** Who has something of the section due on the day, each once: «Иванов П.С.». */
const isDeadlineDay = shaped({ date: text, section: oneOf(SECTIONS), people: listOf(text) })
export type DeadlineDay = Checked<typeof isDeadlineDay>

const DEADLINE_DAYS = `select date, section, array_agg(person order by person) as people
  from (select distinct v.deadline as date, v.section, v.employee_id, ${SHORT_NAME} as person
    ${ASKED({ whose: READ_AT_ONCE })} and v.deadline is not null and not ${NOT_ENTERED}) named
  group by date, section order by date, section`

export async function listDeadlineDays(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<DeadlineDay[]> {
  return readRows(tx.$client, isDeadlineDay, {
    name: 'due-days',
    text: DEADLINE_DAYS,
    values: [companyId, today],
  })
}

/** What several owe alike, by its name: how many of those who work here, with how many it is overdue and of how many it was never done. */
const isOwed = shaped({
  section: oneOf(SECTIONS),
  name: text,
  /** The item of 29н, the programme; null: its name says all. */
  key: orNull(text),
  people: number,
  overdue: number,
  missing: number,
})
export type Owed = Checked<typeof isOwed>

/** By an expression as `READ_AT_ONCE`, on the side of the events alone: the people are joined by a hash. A key is no word of a
 * language: compared as bytes it costs a fifth. A thing that is issued is named in its list by itself. */
const OWED = `select section, name, max(key collate "C") as key, count(*)::int as people,
    count(*) filter (where overdue)::int as overdue, count(*) filter (where missing)::int as missing
  from (select v.section, coalesce(v.facts->>'ppe', v.name) as name,
      max(coalesce(v.facts->>'factorNumber', v.facts->>'programme') collate "C") as key,
      bool_or(${FALLS_DUE} and v.date is not null and v.deadline < $2) as overdue,
      bool_or(${FALLS_DUE} and ${IS_MISSING}) as missing
    from events v join employees e on e.company_id = v.company_id and e.id = v.employee_id + 0 ${awayOn('$2')}
    where v.company_id = $1 and v.section = any($3) and v.closed_on is null and v.return_of is null
      and e.dismissed_on is null
    group by v.section, coalesce(v.facts->>'ppe', v.name), v.employee_id) of_person
  group by section, name order by people desc, name`

/** What most owe first. */
export async function listOwed(
  tx: Tx,
  companyId: number,
  { today, sections }: { today: CalendarDate; sections: readonly Section[] },
): Promise<Owed[]> {
  return readRows(tx.$client, isOwed, {
    name: 'owed-by-name',
    text: OWED,
    values: [companyId, today, sections],
  })
}
