import { flag, number, readRows, shaped } from '../../../db/rows.ts'
import type { Tx } from '../../../db/transaction.ts'

const FILLED = `select r.role_id as "roleId" from responsibilities r
  join employees e on e.company_id = r.company_id and e.id = r.employee_id
  where r.company_id = $1 and e.dismissed_on is null`
const HAS_PEOPLE = `select exists (select 1 from employees where company_id = $1 and dismissed_on is null) as "hasPeople"`

/** Roles in which somebody who works here stands; null: nobody works here yet, there is nobody to name. */
export async function listFilledRoles(tx: Tx, companyId: number): Promise<ReadonlySet<number> | null> {
  const people = await readRows(tx.$client, shaped({ hasPeople: flag }), HAS_PEOPLE, [companyId])
  if (people[0]?.hasPeople !== true) return null
  const rows = await readRows(tx.$client, shaped({ roleId: number }), FILLED, [companyId])
  return new Set(rows.map(({ roleId }) => roleId))
}
