import type { Section } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import type { EventPart, PersonPart } from './event-row.ts'

/** A workplace's assessment is that of everybody who works there; what the event itself knows stands in for a workplace. */
const FACTS = `case when w.id is null then v.facts else jsonb_build_object('workingConditionsClass',
    w.working_conditions_class, 'reportOn', w.report_on, 'registeredOn', w.registered_on) end`

export const EVENT_COLUMNS = `v.id, v.company_id as "companyId", v.employee_id as "employeeId", v.section, v.name, v.date,
  v.periodicity, v.deadline, v.memo_id as "memoId", v.period_reason as "periodReason", v.version, v.rule,
  v.first_deadline as "firstDeadline", ${FACTS} as facts, v.on_hand as "onHand", v.return_of as "returnOf",
  v.recheck_since as "recheckSince", v.recheck_due as "recheckDue", v.recheck_reason as "recheckReason",
  v.workplace_id as "workplaceId", w.number as "workplaceNumber", coalesce(w.declared, false) as declared`

export const EVENTS_WITH_WORKPLACES = `events v
  left join workplaces w on w.company_id = v.company_id and w.id = v.workplace_id`

export const PERSON_COLUMNS = `e.last_name || ' ' || e.first_name || ' ' || e.father_name as fullname,
  e.department_id as "departmentId", d.name as department, coalesce(e.position_staff, p.name) as position,
  e.birth_date as "birthDate", e.hire_date as "hireDate"`

export const PEOPLE_WITH_PLACES = `employees e
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id`

/** A section page's two statements; the benchmark gives the same to its peer. Joined here and not there: names come once
 * a person and not once an event, and no plan can go wrong on tables whose statistics are not gathered yet. */
export const EVENTS_OF_SECTION = `select ${EVENT_COLUMNS} from ${EVENTS_WITH_WORKPLACES}
  where v.company_id = $1 and v.section = $2 and v.closed_on is null order by v.deadline, v.id`

export const PEOPLE_OF_COMPANY = `select e.id as "employeeId", ${PERSON_COLUMNS} from ${PEOPLE_WITH_PLACES}
  where e.company_id = $1 and e.dismissed_on is null`

type Person = PersonPart & { employeeId: number }

export async function listSection(
  tx: Tx,
  companyId: number,
  section: Section,
): Promise<{ events: EventPart[]; people: ReadonlyMap<number, PersonPart> }> {
  const events = await tx.$client.query<EventPart>({
    name: 'events-of-section',
    text: EVENTS_OF_SECTION,
    values: [companyId, section],
  })
  const people = await tx.$client.query<Person>({
    name: 'people-of-company',
    text: PEOPLE_OF_COMPANY,
    values: [companyId],
  })
  return { events: events.rows, people: new Map(people.rows.map((person) => [person.employeeId, person])) }
}
