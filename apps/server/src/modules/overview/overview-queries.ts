import { DEPARTMENT_ORDER } from '../../db/name-order.ts'
import { type Checked, number, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const isStaffedDepartment = shaped({ id: number, name: text, employees: number })
export type StaffedDepartment = Checked<typeof isStaffedDepartment>

const DEPARTMENTS = `select d.id, d.name, count(e.id)::int as employees
  from departments d
  left join employees e on e.company_id = d.company_id and e.department_id = d.id and e.dismissed_on is null
  where d.company_id = $1
  group by d.company_id, d.id
  order by ${DEPARTMENT_ORDER}, d.id`

export async function listStaffedDepartments(tx: Tx, companyId: number): Promise<StaffedDepartment[]> {
  return readRows(tx.$client, isStaffedDepartment, {
    name: 'overview-departments',
    text: DEPARTMENTS,
    values: [companyId],
  })
}
