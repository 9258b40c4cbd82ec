import { CONDITIONS_CLASSES, type ConditionsClass } from '@ot/domain'
import { number, oneOf, readRows, shaped } from '../../../db/rows.ts'
import type { Tx } from '../../../db/transaction.ts'

const isAssessed = shaped({ id: number, conditions: oneOf(CONDITIONS_CLASSES) })

/** Of several places of a person the worst; the classes stand in the order of their letters. */
const CONDITIONS = `select e.id::int, max(w.working_conditions_class) as conditions
  from employees e
  join events v on v.company_id = e.company_id and v.employee_id = e.id and v.closed_on is null
  join workplaces w on w.company_id = v.company_id and w.id = v.workplace_id
  where e.company_id = $1 and e.dismissed_on is null and w.working_conditions_class is not null
  group by e.id`

/** The class of conditions of the workplaces where people work, by the employee; who has none is not there. */
export async function findConditions(
  tx: Tx,
  companyId: number,
): Promise<ReadonlyMap<number, ConditionsClass>> {
  const rows = await readRows(tx.$client, isAssessed, {
    name: 'conditions-of-employees',
    text: CONDITIONS,
    values: [companyId],
  })
  return new Map(rows.map(({ id, conditions }) => [id, conditions]))
}
