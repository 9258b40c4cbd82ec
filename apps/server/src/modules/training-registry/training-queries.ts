import type { CalendarDate } from '@ot/domain'
import { anyObject, type Checked, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

/** A completion of a training obligation with whoever it is about. */
const isCompletionRow = shaped({
  id: number,
  eventId: number,
  employeeId: number,
  lastName: text,
  firstName: text,
  fatherName: text,
  snils: orNull(text),
  position: text,
  department: text,
  date: text,
  facts: anyObject,
})
export type TrainedRow = Checked<typeof isCompletionRow>

/** What was not taken back. Facts may be put right until the next completion, which remembers what stood before it. */
const KEPT = `select c.company_id, c.id, c.event_id, v.employee_id, c.date, c.facts || v.definition ||
    coalesce(lead(c.before->'facts') over (partition by c.event_id order by c.id), v.facts) as facts
  from event_completions c
  join (select company_id, id, employee_id, facts, jsonb_build_object('programme', facts->'programme') as definition
    from events where company_id = $1 and section = 'training') v
    on v.company_id = c.company_id and v.id = c.event_id
  where c.company_id = $1 and c.undone_at is null`

/** A correction stands for what it replaced. The replaced ones are read once: looked for by each row they cost the square. */
const STANDING = `select k.* from (${KEPT}) k where k.id not in (
  select r.replaces_id from event_completions r
  where r.company_id = $1 and r.replaces_id is not null and r.undone_at is null)`

const COLUMNS = `t.id, t.event_id as "eventId", t.employee_id as "employeeId", e.last_name as "lastName",
  e.first_name as "firstName", e.father_name as "fatherName", e.snils,
  coalesce(e.position_staff, p.name) as position, d.name as department, t.date, t.facts`

const WITH_PEOPLE = `select ${COLUMNS} from (${STANDING}) t
  join employees e on e.company_id = t.company_id and e.id = t.employee_id
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id`

const BY_PERIOD = `${WITH_PEOPLE} where t.date between $2 and $3
  order by t.date, e.last_name, e.first_name, e.father_name, t.id`

export async function listCompletions(
  tx: Tx,
  companyId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<TrainedRow[]> {
  return readRows(tx.$client, isCompletionRow, {
    name: 'trained-in-period',
    text: BY_PERIOD,
    values: [companyId, from, to],
  })
}

const BY_PROTOCOL = `${WITH_PEOPLE} where t.facts->>'protocolNumber' = $2
  order by t.date desc, e.last_name, e.first_name, e.father_name, t.id`

/** The newest first: numbers begin anew every year. */
export async function listByProtocol(tx: Tx, companyId: number, number: string): Promise<TrainedRow[]> {
  return readRows(tx.$client, isCompletionRow, {
    name: 'trained-by-protocol',
    text: BY_PROTOCOL,
    values: [companyId, number],
  })
}

/** All that stands, by which an answer of the registry finds its record. */
export async function listTrained(tx: Tx, companyId: number): Promise<TrainedRow[]> {
  return readRows(tx.$client, isCompletionRow, {
    name: 'trained-standing',
    text: `${WITH_PEOPLE} order by t.id`,
    values: [companyId],
  })
}

const isReplacement = shaped({ id: number, replacesId: number })

/** By the completion that a correction replaced, the correction. */
export async function listReplacements(tx: Tx, companyId: number): Promise<Map<number, number>> {
  const rows = await readRows(tx.$client, isReplacement, {
    name: 'trained-replacements',
    text: `select c.id, c.replaces_id as "replacesId" from event_completions c
      join events v on v.company_id = c.company_id and v.id = c.event_id and v.section = 'training'
      where c.company_id = $1 and c.replaces_id is not null and c.undone_at is null`,
    values: [companyId],
  })
  return new Map(rows.map(({ id, replacesId }) => [replacesId, id]))
}
