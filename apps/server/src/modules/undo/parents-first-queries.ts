import { readRows, shaped, text } from '../../db/rows.ts'
import type { CompanyTable } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'

/** The tables so that each stands after those its rows refer to; a reference to a row of the same table is left out. */
export async function parentsFirst<Table extends CompanyTable>(
  tx: Tx,
  tables: readonly Table[],
): Promise<Table[]> {
  const references = await readRows(
    tx.$client,
    shaped({ child: text, parent: text }),
    `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and conrelid <> confrelid and conrelid = any(array(select unnest($1::text[])::regclass::oid))`,
    [tables],
  )
  const placed: Table[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const free = [...waiting].filter((table) =>
      references.every(
        ({ child, parent }) => child !== table || ![...waiting].some((other) => other === parent),
      ),
    )
    if (free.length === 0) throw new Error(`tables refer to one another: ${[...waiting].join(', ')}`)
    for (const table of free) {
      waiting.delete(table)
      placed.push(table)
    }
  }
  return placed
}
