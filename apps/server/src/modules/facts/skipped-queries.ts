import { readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const isSkipped = shaped({ key: text })

/** Questions that were put off. */
export async function findSkipped(tx: Tx, companyId: number): Promise<ReadonlySet<string>> {
  const rows = await readRows(tx.$client, isSkipped, 'select key from skipped_facts where company_id = $1', [
    companyId,
  ])
  return new Set(rows.map(({ key }) => key))
}

export async function skipFacts(tx: Tx, companyId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.$client.query(
    `insert into skipped_facts (company_id, key) select $1, unnest($2::text[]) on conflict do nothing`,
    [companyId, keys],
  )
}

export async function askAgain(tx: Tx, companyId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.$client.query('delete from skipped_facts where company_id = $1 and key = any($2)', [
    companyId,
    keys,
  ])
}
