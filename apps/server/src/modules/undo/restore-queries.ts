import { grouped } from '@ot/text'
import { readRows, shaped, text } from '../../db/rows.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/sql-errors.ts'
import type { Tx } from '../../db/transaction.ts'
import { keyOf, primaryKeys, type TouchedRow } from '../../db/undoable.ts'
import { Conflict } from '../../foundation/errors.ts'
import { parentsFirst } from './parents-first-queries.ts'

const CHANGED_SINCE = 'Отменить нельзя: после этого записи уже изменили'
const TAKEN = 'Вернуть нельзя: такая запись уже заведена снова'
const NOTHING_TO_STAND_ON = 'Вернуть нельзя: того, к чему относится запись, уже нет'
const NAMED_SINCE = 'Отменить нельзя: добавленное уже названо в других записях'

/** Every row as it was before the deed; refuses, with nothing written, where somebody has changed one of them since. */
export async function restoreRows(tx: Tx, companyId: number, rows: readonly TouchedRow[]): Promise<void> {
  const byTable = grouped(rows, ({ table }) => table)
  const order = await parentsFirst(tx, [...byTable.keys()])
  const keys = await primaryKeys(
    tx,
    [...byTable.keys()].map((table) => ({ table })),
  )
  const parts = order.map((table) => partOf(table, keys.get(table) ?? [], byTable.get(table) ?? []))
  for (const part of parts) await requireUnchanged(tx, companyId, part)
  for (const part of parts) await insertDeleted(tx, part)
  for (const part of parts) await takeChangesBack(tx, companyId, part)
  for (const part of parts.toReversed()) await deleteMade(tx, companyId, part)
}

type Part = { table: TouchedRow['table']; keys: readonly string[]; rows: readonly TouchedRow[] }

function partOf(table: TouchedRow['table'], keys: readonly string[], rows: readonly TouchedRow[]): Part {
  return { table, keys, rows }
}

async function requireUnchanged(tx: Tx, companyId: number, { table, keys, rows }: Part): Promise<void> {
  const stored = await readRows(
    tx.$client,
    shaped({ key: text, print: text }),
    `select ${keyOf(keys)} as key, md5(to_jsonb(t)::text) as print from ${table} t
     where company_id = $1 and ${keyOf(keys)} = any($2)`,
    [companyId, rows.map(({ key }) => key)],
  )
  const prints = new Map(stored.map(({ key, print }) => [key, print]))
  if (rows.some(({ key, left }) => (prints.get(key) ?? null) !== left)) throw new Conflict(CHANGED_SINCE)
}

async function insertDeleted(tx: Tx, { table, rows }: Part): Promise<void> {
  const gone = rows.filter(({ left }) => left === null)
  if (gone.length === 0) return
  await refusing(
    tx.$client.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1) returning 1`,
      [asList(gone)],
    ),
    { taken: TAKEN, broken: NOTHING_TO_STAND_ON },
  )
}

const VERSION = 'version'

/** The version goes on: who saw the row changed does not save over the row put back. */
async function takeChangesBack(tx: Tx, companyId: number, { table, keys, rows }: Part): Promise<void> {
  const changed = rows.filter(({ columns }) => columns !== null)
  for (const alike of grouped(changed, ({ columns }) => JSON.stringify(columns)).values()) {
    const columns = alike[0].columns ?? []
    const back = columns.map((name) => `"${name}" = ${name === VERSION ? 't.version + 1' : `r."${name}"`}`)
    await refusing(
      tx.$client.query(
        `update ${table} t set ${back.join(', ')} from jsonb_populate_recordset(null::${table}, $2) r
         where t.company_id = $1 and ${sameRow(keys)}`,
        [companyId, asList(alike)],
      ),
      { taken: TAKEN, broken: NOTHING_TO_STAND_ON },
    )
  }
}

async function deleteMade(tx: Tx, companyId: number, { table, keys, rows }: Part): Promise<void> {
  const made = rows.filter(({ before }) => before === null)
  if (made.length === 0) return
  await refusing(
    tx.$client.query(
      `delete from ${table} t using jsonb_populate_recordset(null::${table}, $2) r
       where t.company_id = $1 and ${sameRow(keys)}`,
      [companyId, JSON.stringify(made.map(({ key }) => namedKey(keys, key)))],
    ),
    { taken: CHANGED_SINCE, broken: NAMED_SINCE },
  )
}

function sameRow(keys: readonly string[]): string {
  return keys.map((name) => `t.${name} = r.${name}`).join(' and ')
}

/** A key in one text, see `keyOf`, as an object of its columns. */
function namedKey(keys: readonly string[], key: string): Record<string, unknown> {
  const values: unknown = JSON.parse(key)
  if (!Array.isArray(values) || values.length !== keys.length)
    throw new Error(`this is no key of ${keys.join(', ')}`)
  return Object.fromEntries(keys.map((name, place) => [name, values[place]]))
}

function asList(rows: readonly TouchedRow[]): string {
  return `[${rows.map(({ before }) => before).join(',')}]`
}

async function refusing(work: Promise<unknown>, words: { taken: string; broken: string }): Promise<void> {
  try {
    await work
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict(words.taken)
    if (isForeignKeyViolation(error)) throw new Conflict(words.broken)
    throw error
  }
}
