import { type Checked, listOf, number, orNull, readRows, shaped, text } from '../../../db/rows.ts'
import type { Tx } from '../../../db/transaction.ts'

const isRecorded = shaped({
  id: number,
  hireDate: text,
  codes: listOf(text),
  examinedOn: orNull(text),
  workplaces: listOf(text),
  conditions: orNull(text),
})

/** Of several places of a person the worst class, as everywhere where there is one cell for it. */
const RECORDED = `select e.id::int, e.hire_date::text as "hireDate",
    coalesce(array_agg(distinct v.facts->>'factorNumber')
      filter (where v.section = 'medical' and v.facts->>'factorNumber' is not null), '{}') as codes,
    (max(v.date) filter (where v.section = 'medical' and v.facts->>'factorNumber' is not null))::text as "examinedOn",
    coalesce(array_agg(distinct w.number) filter (where w.id is not null), '{}') as workplaces,
    max(w.working_conditions_class) as conditions
  from employees e
  left join events v on v.company_id = e.company_id and v.employee_id = e.id and v.closed_on is null
  left join workplaces w on w.company_id = v.company_id and w.id = v.workplace_id
  where e.company_id = $1 and e.dismissed_on is null
  group by e.id, e.hire_date`

export type RecordedPerson = Checked<typeof isRecorded>

/** Of everybody who works there: items of his examinations, the last of them, his workplaces and their worst class. */
export async function findRecordedPeople(tx: Tx, companyId: number): Promise<RecordedPerson[]> {
  return readRows(tx.$client, isRecorded, { name: 'records-of-people', text: RECORDED, values: [companyId] })
}
