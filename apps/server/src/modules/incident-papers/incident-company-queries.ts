import { number, readRows, shaped } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

/** For a call that carries only an id: looked for in the companies of the user. */
export async function getIncidentCompany(tx: Tx, companyIds: readonly number[], id: number): Promise<number> {
  const rows = await readRows(
    tx.$client,
    shaped({ companyId: number }),
    'select company_id as "companyId" from incidents where company_id = any($1) and id = $2',
    [companyIds, id],
  )
  const [row] = rows
  if (row === undefined) throw new NotFound()
  return row.companyId
}
