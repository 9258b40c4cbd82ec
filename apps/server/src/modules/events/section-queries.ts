import type { EventColumn, Section } from '@ot/domain'
import { absencesOf, ENTERED_ON } from '../../db/away.ts'
import { type Check, flag, readRows } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { type EventPart, isEventPart, isListedPerson, type PersonPart } from './event-row.ts'

/** A workplace's assessment is that of everybody who works there; what the event itself knows stands in for a workplace. */
const FACTS = `case when w.id is null then v.facts else jsonb_build_object('workingConditionsClass',
    w.working_conditions_class, 'reportOn', w.report_on, 'registeredOn', w.registered_on) end`

const CAUSES = `case when w.id is not null then jsonb_build_object('commissionedOn', w.commissioned_on,
    'declarationEndedOn', w.declaration_ended_on, 'declarationEndedBy', w.declaration_ended_by,
    'assessmentCause', w.assessment_cause, 'assessmentCausedOn', w.assessment_caused_on,
    'ownDeadline', w.own_deadline, 'ownDeadlineReason', w.own_deadline_reason) end`

/** Names and the columns they are read from: a list that forgets one of an event's columns does not compile. */
export function selectedColumns(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([name, column]) => `${column} as "${name}"`)
    .join(', ')
}

/** Of what was closed no list tells. */
const KNOWN = {
  name: 'v.name',
  date: 'v.date',
  periodicity: 'v.periodicity',
  deadline: 'v.deadline',
  periodReason: 'v.period_reason',
  firstDeadline: 'v.first_deadline',
  onHand: 'v.on_hand',
} satisfies Record<Exclude<EventColumn, 'closedOn' | 'closedReason'>, string>

export const EVENT_COLUMNS = selectedColumns({
  id: 'v.id',
  companyId: 'v.company_id',
  employeeId: 'v.employee_id',
  section: 'v.section',
  ...KNOWN,
  memoId: 'v.memo_id',
  version: 'v.version',
  rule: 'v.rule',
  facts: FACTS,
  returnOf: 'v.return_of',
  enteredOn: ENTERED_ON,
  askedSince: 'v.asked_since',
  recheckSince: 'v.recheck_since',
  recheckDue: 'v.recheck_due',
  recheckReason: 'v.recheck_reason',
  workplaceId: 'v.workplace_id',
  workplaceNumber: 'w.number',
  declared: 'coalesce(w.declared and w.declaration_ended_on is null, false)',
  workplaceCauses: CAUSES,
})

export const EVENTS_WITH_WORKPLACES = `events v
  left join workplaces w on w.company_id = v.company_id and w.id = v.workplace_id`

export const ROW_PERSON_COLUMNS = `trim(e.last_name || ' ' || e.first_name || ' ' || e.father_name) as fullname,
  e.department_id as "departmentId", d.name as department, coalesce(e.position_staff, p.name) as position,
  e.birth_date as "birthDate", e.hire_date as "hireDate",
  e.contract_date as "contractDate", e.first_working_day as "firstWorkingDay", ${absencesOf('e')} as absences,
  (select o.cold_season from companies o where o.id = e.company_id) as "coldSeason"`

export const PEOPLE_WITH_PLACES = `employees e
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id`

/** A section page's two statements; the benchmark gives the same to its peer. Joined here and not there: names come once
 * a person and not once an event, and no plan can go wrong on tables whose statistics are not gathered yet. */
export const EVENTS_OF_SECTION = `select ${EVENT_COLUMNS} from ${EVENTS_WITH_WORKPLACES}
  where v.company_id = $1 and v.section = $2 and v.closed_on is null order by v.deadline, v.id`

export const PEOPLE_OF_COMPANY = `select e.id as "employeeId", ${ROW_PERSON_COLUMNS} from ${PEOPLE_WITH_PLACES}
  where e.company_id = $1 and e.dismissed_on is null`

export async function listSection(
  tx: Tx,
  companyId: number,
  section: Section,
): Promise<{ events: EventPart[]; people: ReadonlyMap<number, PersonPart> }> {
  const events = await readRows(tx.$client, isEventPart, {
    name: 'events-of-section',
    text: EVENTS_OF_SECTION,
    values: [companyId, section],
  })
  const people = await readRows(tx.$client, isListedPerson, {
    name: 'people-of-company',
    text: PEOPLE_OF_COMPANY,
    values: [companyId],
  })
  return { events, people: new Map(people.map((person) => [person.employeeId, person])) }
}

type CountedEvent = EventPart & { byHand: boolean }
const isCounted: Check<CountedEvent> = (row): row is CountedEvent =>
  isEventPart(row) && 'byHand' in row && flag(row.byHand)

const COUNTED_EVENTS = `select ${EVENT_COLUMNS}, v.by_hand as "byHand" from ${EVENTS_WITH_WORKPLACES}
  where v.company_id = $1 and v.closed_on is null and v.return_of is null order by v.deadline, v.id`

/** Everything open of the company that has a term of its own, and those whom it binds. */
export async function listCounted(tx: Tx, companyId: number) {
  const people = await readRows(tx.$client, isListedPerson, PEOPLE_OF_COMPANY, [companyId])
  const events = await readRows(tx.$client, isCounted, COUNTED_EVENTS, [companyId])
  return { events, people }
}
