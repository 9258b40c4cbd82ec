import type { TransferFacts } from '@ot/doc-library'
import { DEPARTMENT_ORDER, numbered } from '../../../db/name-order.ts'
import { type Checked, listOf, number, orNull, readRows, shaped, text } from '../../../db/rows.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A department or a position, and who works there now. */
const isNamedStaff = shaped({ id: number, name: text, people: listOf(number) })
export type NamedStaff = Checked<typeof isNamedStaff>

const DEPARTMENTS = `select d.id, d.name,
  coalesce(json_agg(e.id order by e.id) filter (where e.id is not null), '[]') as people
  from departments d
  left join employees e on e.company_id = d.company_id and e.department_id = d.id and e.dismissed_on is null
  where d.company_id = $1 and d.id = any($2)
  group by d.id, d.name
  order by ${DEPARTMENT_ORDER}`

const POSITIONS = `select p.id, p.name,
  coalesce(json_agg(e.id order by e.id) filter (where e.id is not null), '[]') as people
  from positions p
  left join employees e on e.company_id = $1 and e.position_id = p.id and e.dismissed_on is null
  where p.id = any($2)
  group by p.id, p.name
  order by ${numbered('p.name')}`

export async function findDepartmentStaff(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<NamedStaff[]> {
  return readRows(tx.$client, isNamedStaff, DEPARTMENTS, [companyId, ids])
}

export async function findPositionStaff(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<NamedStaff[]> {
  return readRows(tx.$client, isNamedStaff, POSITIONS, [companyId, ids])
}

const isLastTransfer = shaped({
  employeeId: number,
  movedOn: text,
  from: text,
  to: text,
  orderNumber: orNull(text),
  orderDate: orNull(text),
})

const LAST_TRANSFERS = `select distinct on (employee_id) employee_id as "employeeId", moved_on::text as "movedOn",
  concat_ws(', ', coalesce(from_position_staff, from_position), from_department, from_workplace) as "from",
  concat_ws(', ', to_position, to_department, to_workplace) as "to",
  order_number as "orderNumber", order_date::text as "orderDate"
  from transfers
  where company_id = $1 and employee_id = any($2) and undone_at is null
  order by employee_id, id desc`

export async function findLastTransfers(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TransferFacts>> {
  const rows = await readRows(tx.$client, isLastTransfer, LAST_TRANSFERS, [companyId, ids])
  return new Map(rows.map(({ employeeId, ...transfer }) => [employeeId, transfer]))
}
