import type { FactPerson } from '@ot/domain'
import { eq } from 'drizzle-orm'
import { type Check, number, readRows, shaped, text } from '../../db/rows.ts'
import { companies } from '../../db/schema/company.ts'
import type { Tx } from '../../db/transaction.ts'

const isPerson: Check<FactPerson> = shaped({ id: number, name: text, position: text })

/** By the reference's word for the position: a staff list may call it anything. */
const STAFF = `select e.id, concat_ws(' ', e.last_name, e.first_name, nullif(e.father_name, '')) as name, p.name as position
  from employees e
  join positions p on p.id = e.position_id
  where e.company_id = $1 and e.dismissed_on is null
  order by e.id`

/** Who works now, in the order of entering. */
export async function findStaff(tx: Tx, companyId: number): Promise<FactPerson[]> {
  return readRows(tx.$client, isPerson, { name: 'fact-people', text: STAFF, values: [companyId] })
}

/** As the card says; empty: it does not. */
export async function findOwnership(tx: Tx, companyId: number): Promise<string> {
  const [row] = await tx
    .select({ formOfOwnership: companies.formOfOwnership })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.formOfOwnership ?? ''
}
