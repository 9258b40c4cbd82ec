import { type PositionDecisions, positionDecisions } from '@ot/domain'
import { listOf, number, readRows, shaped, text } from '../../../db/rows.ts'
import type { Tx } from '../../../db/transaction.ts'

/** What the company has decided of its positions' profiles; of a position where nobody works nothing. */
export type DecidedPositions = {
  /** Positions with people. */
  staffed: readonly number[]
  of: (positionId: number) => PositionDecisions
}

const NOTHING_DECIDED: PositionDecisions = () => 'open'
/** For papers that print nothing of profiles. */
export const NO_DECISIONS: DecidedPositions = { staffed: [], of: () => NOTHING_DECIDED }

const isDecided = shaped({
  id: number,
  staff: number,
  answers: listOf(shaped({ rule: text, taken: number, declined: number })),
})

/** Training and examinations are of the person, whatever job they were entered for. */
const DECIDED = `with jobs as (
    select id, position_id, coalesce(person_id, id) as person from employees
    where company_id = $1 and dismissed_on is null),
  said as (
    select employee_id, rule, true as taken from events
    where company_id = $1 and closed_on is null and rule is not null and section <> 'sout' and section <> 'risk'
    union all
    select employee_id, rule, false from event_declines where company_id = $1),
  heard as (
    select j.position_id, j.id, s.rule, s.taken from jobs j join said s on s.employee_id = j.id
    union all
    select j.position_id, j.id, s.rule, s.taken from jobs j
    join jobs o on o.person = j.person and o.id <> j.id
    join said s on s.employee_id = o.id and s.taken and s.rule ~ '^(training|medical)[.]'),
  answered as (
    select position_id, id, rule, bool_or(taken) as taken from heard group by position_id, id, rule),
  counted as (
    select position_id, rule, count(*) filter (where taken)::int as taken,
      count(*) filter (where not taken)::int as declined
    from answered group by position_id, rule)
  select p.position_id as id, p.staff, coalesce((select json_agg(json_build_object('rule', c.rule, 'taken', c.taken,
      'declined', c.declined)) from counted c where c.position_id = p.position_id), '[]') as answers
  from (select position_id, count(*)::int as staff from jobs group by position_id) p`

export async function findDecidedPositions(tx: Tx, companyId: number): Promise<DecidedPositions> {
  const rows = await readRows(tx.$client, isDecided, {
    name: 'decided-positions',
    text: DECIDED,
    values: [companyId],
  })
  const decisions = new Map(rows.map(({ id, staff, answers }) => [id, positionDecisions(staff, answers)]))
  return { staffed: [...decisions.keys()], of: (id) => decisions.get(id) ?? NOTHING_DECIDED }
}
