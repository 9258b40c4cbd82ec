import { columnOf } from '../../db/column-of.ts'
import { number, readRows, shaped } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import type { Collection, Facts, Stored } from './collection.ts'

type Table<Fields extends Facts> = Pick<Collection<Fields>, 'table' | 'names' | 'isRow'>

const columnsOf = (names: readonly string[]) => names.map(columnOf).join(', ')

function selected(names: readonly string[]): string {
  const fields = names.map((name) => `${columnOf(name)} as "${name}"`)
  return ['id', 'company_id as "companyId"', 'version', ...fields].join(', ')
}

/** As the columns are called. */
function asRecord(fields: Facts): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnOf(name), value])),
  )
}

/** In the order in which they were added. */
export async function listRecords<Fields extends Facts>(
  tx: Tx,
  { table, names, isRow }: Table<Fields>,
  companyId: number,
): Promise<(Fields & Stored)[]> {
  return readRows(tx.$client, isRow, {
    name: `list-${table}`,
    text: `select ${selected(names)} from ${table} where company_id = $1 order by id`,
    values: [companyId],
  })
}

export async function getRecord<Fields extends Facts>(
  tx: Tx,
  { table, names, isRow }: Table<Fields>,
  companyId: number,
  id: number,
): Promise<Fields & Stored> {
  const [row] = await readRows(
    tx.$client,
    isRow,
    `select ${selected(names)} from ${table} where company_id = $1 and id = $2 for update`,
    [companyId, id],
  )
  if (row === undefined) throw new NotFound()
  return row
}

/** For calls that name only the record: which of the user's companies it is in. */
export async function getRecordCompany(
  tx: Tx,
  table: string,
  companyIds: readonly number[],
  id: number,
): Promise<number> {
  const [row] = await readRows(
    tx.$client,
    shaped({ companyId: number }),
    `select company_id as "companyId" from ${table} where company_id = any($1) and id = $2`,
    [companyIds, id],
  )
  if (row === undefined) throw new NotFound()
  return row.companyId
}

export async function insertRecord<Fields extends Facts>(
  tx: Tx,
  { table, names, isRow }: Table<Fields>,
  { companyId, now }: { companyId: number; now: string },
  fields: Fields,
): Promise<Fields & Stored> {
  const columns = columnsOf(names)
  const [row] = await readRows(
    tx.$client,
    isRow,
    `insert into ${table} (company_id, created_at, updated_at, ${columns})
     select $1, $2, $2, ${columns} from jsonb_populate_record(null::${table}, $3) returning ${selected(names)}`,
    [companyId, now, asRecord(fields)],
  )
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function updateRecord<Fields extends Facts>(
  tx: Tx,
  { table, names, isRow }: Table<Fields>,
  { companyId, id, now }: { companyId: number; id: number; now: string },
  fields: Fields,
): Promise<Fields & Stored> {
  const columns = columnsOf(names)
  const [row] = await readRows(
    tx.$client,
    isRow,
    `update ${table} set version = version + 1, updated_at = $3,
       (${columns}) = (select ${columns} from jsonb_populate_record(null::${table}, $4))
     where company_id = $1 and id = $2 returning ${selected(names)}`,
    [companyId, id, now, asRecord(fields)],
  )
  if (row === undefined) throw new NotFound()
  return row
}

export async function deleteRecordRow(tx: Tx, table: string, companyId: number, id: number): Promise<void> {
  await tx.$client.query(`delete from ${table} where company_id = $1 and id = $2`, [companyId, id])
}
