import { type CalendarDate, COVERAGE_COLUMNS } from '@ot/domain'
import { awayOn, NOT_ACQUAINTED, NOT_ENTERED } from '../../db/away.ts'
import { type Checked, flag, number, oneOf, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

/** What stands behind one cell: of all events of the column, what decides its state. */
const isCellRow = shaped({
  employeeId: number,
  /** Null: the employee himself. */
  column: orNull(oneOf(COVERAGE_COLUMNS)),
  /** Never done. */
  missing: flag,
  /** Due before it was entered, and of no known day. */
  unknown: flag,
  /** The first deadline of what is done. */
  deadline: orNull(text),
  /** Something is done. */
  done: flag,
})
export type CellRow = Checked<typeof isCellRow>

const OF_INSTRUCTIONS = `select employee_id as "employeeId", 'instruction' as "column",
    bool_or(acknowledged_on is null and not ${NOT_ACQUAINTED}) as missing, bool_or(${NOT_ACQUAINTED}) as unknown,
    min(revision_due) filter (where acknowledged_on is not null) as deadline,
    bool_or(acknowledged_on is not null) as done
  from employee_instructions i where company_id = $1 group by employee_id`

/** Cells of everybody, and a row without a column for each who works here (who is away: `done`, with the last day): put together by the reader, so that no plan
 * can go wrong on tables whose statistics are not gathered yet. A return that waits for the end of wear stands for a thing
 * that is where it should be. */
export const COVERAGE = `select employee_id as "employeeId", section as "column",
    bool_or(date is null and return_of is null and not ${NOT_ENTERED}) as missing, bool_or(${NOT_ENTERED}) as unknown,
    min(deadline) filter (where date is not null or return_of is not null) as deadline,
    bool_or(date is not null or return_of is not null) as done
  from events v where company_id = $1 and closed_on is null group by employee_id, section
  union all ${OF_INSTRUCTIONS}
  union all
  select e.id, null, false, false, a.ends_on, a.id is not null from employees e ${awayOn('$2')}
    where e.company_id = $1 and e.dismissed_on is null`

export async function listCells(tx: Tx, companyId: number, today: CalendarDate): Promise<CellRow[]> {
  return readRows(tx.$client, isCellRow, {
    name: 'coverage',
    text: COVERAGE,
    values: [companyId, today],
  })
}

/** People of one department whose instructions stand alike. */
const isInstructionGroup = shaped({
  departmentId: number,
  missing: flag,
  unknown: flag,
  deadline: orNull(text),
  done: flag,
  isAway: flag,
  lastDay: orNull(text),
  people: number,
})
export type InstructionGroup = Checked<typeof isInstructionGroup>

const INSTRUCTION_GROUPS = `select e.department_id as "departmentId", c.missing, c.unknown, c.deadline, c.done,
    a.id is not null as "isAway", a.ends_on as "lastDay", count(*)::int as people
  from (${OF_INSTRUCTIONS}) c
  join employees e on e.company_id = $1 and e.id = c."employeeId" ${awayOn('$2')}
  where e.dismissed_on is null
  group by e.department_id, c.missing, c.unknown, c.deadline, c.done, a.id is not null, a.ends_on`

export async function listInstructionGroups(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<InstructionGroup[]> {
  return readRows(tx.$client, isInstructionGroup, {
    name: 'instruction-groups',
    text: INSTRUCTION_GROUPS,
    values: [companyId, today],
  })
}
