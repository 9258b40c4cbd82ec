import { type Check, type Checked, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const PERSON = `trim(concat_ws(' ', p.last_name, p.first_name, p.father_name))`
const OF_EMPLOYEE = (table: string) =>
  `${table} x join employees p on p.company_id = x.company_id and p.id = x.employee_id where x.company_id = $1`

/** What users call the records that entries are about; a role and a template are named by the application. `page` is the
 * record whose page tells of it, `part` what it takes to find it there. */
export const SUBJECTS = `
  select 'employee' as entity, p.id, ${PERSON} as name, p.id as page, null as part from employees p
    where p.company_id = $1
  union all select 'department', id, name, null, null from departments where company_id = $1
  union all select 'event', x.id, ${PERSON} || ': ' || x.name, p.id, x.section from ${OF_EMPLOYEE('events')}
  union all select 'instruction', x.id, ${PERSON} || ': ' || x.name, p.id, null
    from ${OF_EMPLOYEE('employee_instructions')}
  union all select 'workplace', id, '№ ' || number || ', ' || name, null, null from workplaces where company_id = $1
  union all select 'counterparty', id, name, null, null from counterparties where company_id = $1
  union all select 'place', id, name, null, null from places where company_id = $1
  union all select 'thing', id, name, null, null from things where company_id = $1
  union all select 'list-view', id, name, null, null from list_views where company_id = $1 and owner_id is null
  union all select 'absence', x.id, ${PERSON}, p.id, null from ${OF_EMPLOYEE('absences')}
  union all select 'memo', id, '№ ' || number || ' (' || year || '), ' || name, id, null from memos where company_id = $1
  union all select 'responsibility', id, role_id::text, null, null from responsibilities where company_id = $1
  union all select 'document', id, name || ', № ' || number, id, date::text || ' ' || number
    from documents where company_id = $1
  union all select 'template', id, template_id, null, null from personal_templates where company_id = $1
  union all select 'dispatch', x.dispatch_id, string_agg(d.name || ', № ' || d.number, '; ' order by x.place), null, null
    from dispatch_documents x join documents d on d.company_id = x.company_id and d.id = x.document_id
    where x.company_id = $1 group by x.dispatch_id
  union all select 'incident', id, '№ ' || number || '/' || year, id, null from incidents where company_id = $1
  union all select 'incident-measure', id, what, incident_id, null from incident_measures where company_id = $1
  union all select 'microtrauma', x.id, '№ ' || x.number || '/' || x.year || ', ' || ${PERSON}, x.id, null
    from ${OF_EMPLOYEE('microtraumas')}
  union all select 'letter', id, email, null, null from letters where company_id = $1
  union all select 'invitation', id, email, null, null from invitations where company_id = $1
  union all select 'payer', id, name, null, null from payers where company_id = $1 and name is not null
  union all select 'invoice', id, '№ ' || number || ' (' || year || ')', null, null from invoices where company_id = $1
  union all select e.entity, u.id, coalesce(u.name, u.email), null, null from users u
    join (select distinct entity, entity_id from audit_entries
      where company_id = $1 and entity in ('member', 'user', 'calendar-link')) e on e.entity_id = u.id`

const NAMED = `select entity, id::float8 as id, name, page::float8 as page, part from (${SUBJECTS}) s
  where (entity, id) in (select * from unnest($2::text[], $3::bigint[]))`

/** Of what is no more, the name it had when it was deleted. */
const LOST = `select distinct on (e.entity, e.entity_id) e.entity, e.entity_id::float8 as id,
    coalesce(c ->> 'from', c ->> 'to') as name, null as page, null as part
  from audit_entries e cross join lateral jsonb_array_elements(e.changes) c
  where e.company_id = $1 and c ->> 'field' in ('name', 'email')
    and (e.entity, e.entity_id) in (select * from unnest($2::text[], $3::bigint[]))
  order by e.entity, e.entity_id, e.id desc`

export type LogSubject = { entity: string; id: number }
export type FoundSubject = LogSubject & { name: string; page: number | null; part: string | null }

const isFoundSubject: Check<FoundSubject> = shaped({
  entity: text,
  id: number,
  name: text,
  page: orNull(number),
  part: orNull(text),
})

export async function findSubjects(
  tx: Tx,
  companyId: number,
  subjects: readonly LogSubject[],
): Promise<ReadonlyMap<string, FoundSubject>> {
  const named = await namesBy(tx, NAMED, companyId, subjects)
  const lost = subjects.filter((subject) => !named.has(subjectKey(subject)))
  return lost.length === 0 ? named : new Map([...(await namesBy(tx, LOST, companyId, lost)), ...named])
}

async function namesBy(tx: Tx, text: string, companyId: number, subjects: readonly LogSubject[]) {
  const rows = await readRows(tx.$client, isFoundSubject, text, [
    companyId,
    subjects.map(({ entity }) => entity),
    subjects.map(({ id }) => id),
  ])
  return new Map(rows.map((row) => [subjectKey(row), row]))
}

export function subjectKey({ entity, id }: LogSubject): string {
  return `${entity} ${id}`
}

const isNamed = shaped({ id: number, name: text })
type Named = Checked<typeof isNamed>

const PEOPLE = `select p.id::float8 as id, ${PERSON} as name from employees p
  where p.company_id = $1 and p.id = any($2::bigint[])`
const NAMED_IN = (table: 'departments' | 'counterparties' | 'places') =>
  `select id::float8 as id, name from ${table} where company_id = $1`
const WORKPLACES = `select id::float8 as id, '№ ' || number || ', ' || name as name from workplaces
  where company_id = $1 and id = any($2::bigint[])`

/** Names behind the numbers that changes carry. */
export async function findNames(
  tx: Tx,
  companyId: number,
  ids: { employees: readonly number[]; workplaces: readonly number[] },
) {
  const people = await readRows(tx.$client, isNamed, PEOPLE, [companyId, ids.employees])
  const named = (table: Parameters<typeof NAMED_IN>[0]) =>
    readRows(tx.$client, isNamed, NAMED_IN(table), [companyId])
  const workplaces = await readRows(tx.$client, isNamed, WORKPLACES, [companyId, ids.workplaces])
  return {
    people: byId(people),
    departments: byId(await named('departments')),
    counterparties: byId(await named('counterparties')),
    places: byId(await named('places')),
    workplaces: byId(workplaces),
  }
}

function byId(rows: readonly Named[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]))
}
