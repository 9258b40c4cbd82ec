import { readRows, shaped, text } from './rows.ts'
import type { Tx } from './transaction.ts'

/** Null: the company has no such department. */
export async function findDepartmentName(tx: Tx, companyId: number, id: number): Promise<string | null> {
  const rows = await readRows(
    tx.$client,
    shaped({ name: text }),
    'select name from departments where company_id = $1 and id = $2',
    [companyId, id],
  )
  return rows[0]?.name ?? null
}
