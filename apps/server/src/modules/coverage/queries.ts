import type { CalendarDate, CoverageColumn } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'

/** What stands behind one cell: of all events of the column, what decides its state. */
export type CellRow = {
  employeeId: number
  column: CoverageColumn | null
  /** Never done. */
  missing: boolean
  /** The first deadline of what is done. */
  deadline: CalendarDate | null
  /** Something is done. */
  done: boolean
}

/** A return that waits for the end of wear stands for a thing that is where it should be. Revision of an instruction:
 * its own date, stored with it. */
export const COVERAGE = `with cells as (
    select employee_id, section as "column", bool_or(date is null and return_of is null) as missing,
      min(deadline) filter (where date is not null or return_of is not null) as deadline,
      bool_or(date is not null or return_of is not null) as done
    from events where company_id = $1 and closed_on is null group by employee_id, section
    union all
    select employee_id, 'instruction', bool_or(acknowledged_on is null),
      min(revision_due) filter (where acknowledged_on is not null), bool_or(acknowledged_on is not null)
    from employee_instructions where company_id = $1 group by employee_id
  )
  select e.id as "employeeId", c."column", c.missing, c.deadline, c.done
  from employees e left join cells c on c.employee_id = e.id
  where e.company_id = $1 and e.dismissed_on is null
  order by e.id`

export async function listCells(tx: Tx, companyId: number): Promise<CellRow[]> {
  const { rows } = await tx.$client.query<CellRow>({
    name: 'coverage',
    text: COVERAGE,
    values: [companyId],
  })
  return rows
}
