import { type PositionDecisions, positionDecisions } from '@ot/domain'
import { type Checked, listOf, number, readRows, shaped, text } from '../../../db/rows.ts'
import type { Tx } from '../../../db/transaction.ts'

/** What the company has decided of its positions' profiles; of a position where nobody works nothing. */
export type DecidedPositions = {
  /** Positions with people. */
  staffed: readonly number[]
  of: (positionId: number) => PositionDecisions
}

const NOTHING_DECIDED: PositionDecisions = () => 'open'

const isDecided = shaped({
  id: number,
  staff: number,
  answers: listOf(shaped({ rule: text, taken: number, declined: number })),
})
export type PositionAnswers = Checked<typeof isDecided>

/** Training and examinations are of the person, whatever job they were entered for. */
const DECIDED = `with jobs as (
    select id, position_id, coalesce(person_id, id) as person from employees
    where company_id = $1 and dismissed_on is null),
  said as (
    select employee_id, rule, true as taken from events
    where company_id = $1 and closed_on is null and rule is not null and section <> 'sout' and section <> 'risk'
    union all
    select employee_id, rule, false from event_declines where company_id = $1),
  told as (
    select j.person, j.id, s.rule, bool_or(s.taken) as taken from said s join jobs j on j.id = s.employee_id
    group by j.person, j.id, s.rule),
  heard as (
    select j.position_id, j.id, t.rule, bool_or(t.taken) as taken from told t join jobs j on j.person = t.person
    where j.id = t.id or (t.taken and t.rule ~ '^(training|medical)[.]')
    group by j.position_id, j.id, t.rule),
  counted as (
    select position_id, rule, count(*) filter (where taken)::int as taken,
      count(*) filter (where not taken)::int as declined
    from heard group by position_id, rule),
  answered as (
    select position_id,
      json_agg(json_build_object('rule', rule, 'taken', taken, 'declined', declined) order by rule) as answers
    from counted group by position_id)
  select p.position_id as id, p.staff, coalesce(a.answers, '[]') as answers
  from (select position_id, count(*)::int as staff from jobs group by position_id) p
  left join answered a on a.position_id = p.position_id
  order by p.position_id`

/** A row for each position with people. */
export async function findPositionAnswers(tx: Tx, companyId: number): Promise<PositionAnswers[]> {
  return readRows(tx.$client, isDecided, {
    name: 'decided-positions',
    text: DECIDED,
    values: [companyId],
  })
}

/** Of no answers nothing is decided: so it is for papers that print nothing of profiles. */
export function decidedPositions(rows: readonly PositionAnswers[]): DecidedPositions {
  const decisions = new Map(rows.map(({ id, staff, answers }) => [id, positionDecisions(staff, answers)]))
  return { staffed: [...decisions.keys()], of: (id) => decisions.get(id) ?? NOTHING_DECIDED }
}
