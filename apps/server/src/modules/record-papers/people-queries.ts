import { PERSON_COLUMNS } from '../../db/person-columns.ts'
import { type Check, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ChosenPerson } from './record-request.ts'

const CHOSEN = `select e.id, e.last_name as "lastName", e.first_name as "firstName", e.father_name as "fatherName",
  e.sex, coalesce(e.position_staff, p.name) as position, d.name as department, e.department_id as "departmentId",
  e.birth_date::text as "birthDate", e.hire_date::text as "hireDate", e.snils,
  e.staff_number as "staffNumber",
  trim(e.last_name || ' ' || e.first_name || ' ' || e.father_name) as "fullName",
  e.dismissed_on::text as "dismissedOn"
  from employees e
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  join positions p on p.id = e.position_id
  where e.company_id = $1 and ($2::bigint is null or e.department_id = $2)
    and ($3::bigint[] is null or e.id = any($3))
  order by e.last_name, e.first_name, e.father_name, e.id`

type Choice = { departmentId: number | null; employeeIds: readonly number[] | null }

const isChosen: Check<ChosenPerson> = shaped({
  ...PERSON_COLUMNS,
  fullName: text,
  departmentId: number,
  dismissedOn: orNull(text),
})

/** By name; the dismissed too: what was done stays in the journals. */
export async function listChosen(tx: Tx, companyId: number, choice: Choice): Promise<ChosenPerson[]> {
  return readRows(tx.$client, isChosen, {
    name: 'people-of-record-papers',
    text: CHOSEN,
    values: [companyId, choice.departmentId, choice.employeeIds],
  })
}
