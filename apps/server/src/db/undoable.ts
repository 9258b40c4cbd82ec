import { isDeepStrictEqual } from 'node:util'
import { ACTIONS, type Action } from '@ot/domain'
import { grouped } from '@ot/text'
import { anyObject, number, readRows, shaped, text } from './rows.ts'
import type { CompanyTable } from './tables.ts'
import type { Tx } from './transaction.ts'

/** Rows of a company that a deed may touch: those of which `column` is one of `ids`; those that it adds, where it changes no
 * other; without a word all of the table. */
export type Touched = {
  table: Exclude<CompanyTable, 'audit_entries' | 'undos'>
  of?: { column: string; ids: readonly number[] } | 'added'
}

/** A row that a deed has touched, as the column `rows` of `undos` keeps it. */
export type TouchedRow = {
  table: Touched['table']
  /** The values of its primary key without the company, as `keyOf` writes them. */
  key: string
  /** The row as JSON: one that has gone in the words of the database, of another what `columns` name; null: the deed has made it. */
  before: string | null
  /** The columns that the deed has changed; null: it has made or deleted the row. */
  columns: string[] | null
  /** The fingerprint of the row as the deed left it; null: the deed has deleted it. */
  left: string | null
}

export type UndoOffer = { id: number; name: string | null }

type Doer = { userId: number; now: string; offerUndo(offer: UndoOffer): void }

/** Instead of a permission: nobody but who did it takes it back. */
export const OWN_DEED = 'own'
export type UndoPermission = Action | typeof OWN_DEED
export const UNDO_PERMISSIONS: readonly UndoPermission[] = [...ACTIONS, OWN_DEED]

type Deed = {
  companyId: number
  permission: UndoPermission
  /** What it is about; null: many. */
  name: string | null
  touched: readonly Touched[]
}

/**
 * Does what can be taken back to exactly what was: whatever it changes of the rows it may touch is kept for a day, and who
 * asked is offered its number. The company's row is locked by the caller, so that nobody else changes the rows meanwhile.
 */
export async function undoably<T>(
  tx: Tx,
  doer: Doer,
  { companyId, permission, name, touched }: Deed,
  work: () => Promise<T>,
): Promise<T> {
  if (touched.length === 0) return work()
  const keys = await primaryKeys(tx, touched)
  const mark = await lastId(tx, companyId, 'audit_entries')
  const scopes: Scope[] = []
  for (const one of touched) scopes.push(await scopeOf(tx, companyId, one, keys.get(one.table) ?? []))
  const before = await imagesOf(tx, companyId, scopes)
  const answer = await work()
  const rows = differing(before, await imagesOf(tx, companyId, scopes, before), keys)
  if (rows.length > 0)
    doer.offerUndo({ id: await keep(tx, doer, { companyId, permission, name, rows, mark }), name })
  return answer
}

type Image = { table: Touched['table']; key: string; image: string; print: string }
type Images = ReadonlyMap<string, Image>

/** Where to look for the rows: `where` knows them by `$2`. */
type Scope = { table: Touched['table']; key: string; where: string; value: readonly number[] }

async function scopeOf(
  tx: Tx,
  companyId: number,
  { table, of }: Touched,
  keys: readonly string[],
): Promise<Scope> {
  const key = keyOf(keys)
  if (of === undefined) return { table, key, where: '$2::bigint[] is not null', value: [] }
  if (of !== 'added') return { table, key, where: `${of.column} = any($2::bigint[])`, value: of.ids }
  return { table, key, where: 'id > all($2::bigint[])', value: [await lastId(tx, companyId, table)] }
}

/** `known`: what was there before is looked for by its key too, wherever it has gone. */
async function imagesOf(
  tx: Tx,
  companyId: number,
  scopes: readonly Scope[],
  known: Images = new Map(),
): Promise<Images> {
  const images = new Map<string, Image>()
  for (const { table, key, where, value } of scopes) {
    const standing = [...known.values()].flatMap((one) => (one.table === table ? [one.key] : []))
    const rows = await readRows(
      tx.$client,
      shaped({ key: text, image: text, print: text }),
      `select key, image, md5(image) as print from (
         select ${key} as key, to_jsonb(t)::text as image from ${table} t
         where company_id = $1 and (${where} or ${key} = any($3::text[]))) i`,
      [companyId, value, standing],
    )
    for (const row of rows) images.set(`${table} ${row.key}`, { table, ...row })
  }
  return images
}

function differing(
  before: Images,
  after: Images,
  keys: ReadonlyMap<string, readonly string[]>,
): TouchedRow[] {
  const gone = [...before].flatMap(([name, { table, key, image, print }]): TouchedRow[] => {
    const now = after.get(name)
    if (now === undefined) return [{ table, key, before: image, columns: null, left: null }]
    if (now.print === print) return []
    const columns = otherColumns(image, now.image)
    const kept = onlyOf(image, [...(keys.get(table) ?? []), ...columns])
    return [{ table, key, before: kept, columns, left: now.print }]
  })
  const made = [...after].flatMap(([name, { table, key, print }]): TouchedRow[] =>
    before.has(name) ? [] : [{ table, key, before: null, columns: null, left: print }],
  )
  return [...gone, ...made]
}

function otherColumns(one: string, other: string): string[] {
  const before = new Map(columnsOf(one))
  return columnsOf(other).flatMap(([column, value]) =>
    isDeepStrictEqual(before.get(column), value) ? [] : [column],
  )
}

function columnsOf(image: string): [string, unknown][] {
  const row: unknown = JSON.parse(image)
  return Object.entries(anyObject(row) ? row : {})
}

/** What the deed has not changed is not kept: it may be the bytes of a file. */
function onlyOf(image: string, columns: readonly string[]): string {
  const wanted = new Set(columns)
  return JSON.stringify(Object.fromEntries(columnsOf(image).filter(([column]) => wanted.has(column))))
}

type Kept = Omit<Deed, 'touched'> & { rows: readonly TouchedRow[]; mark: number }

async function keep(
  tx: Tx,
  { userId, now }: Doer,
  { companyId, permission, name, rows, mark }: Kept,
): Promise<number> {
  const [kept] = await readRows(
    tx.$client,
    shaped({ id: number }),
    `insert into undos (company_id, at, user_id, permission, name, rows, entries)
     select $1, $2, $3, $4, $5, $6, coalesce((select array_agg(id order by id) from audit_entries
       where company_id = $1 and id > $7 and user_id = $3 and at = $2), '{}')
     returning id`,
    [companyId, now, userId, permission, name, JSON.stringify(rows), mark],
  )
  if (kept === undefined) throw new Error('the insert returned no row')
  return kept.id
}

async function lastId(tx: Tx, companyId: number, table: CompanyTable): Promise<number> {
  const [last] = await readRows(
    tx.$client,
    shaped({ id: number }),
    `select coalesce(max(id), 0) as id from ${table} where company_id = $1`,
    [companyId],
  )
  return last?.id ?? 0
}

/** A row's key in one text: the company is known. */
export function keyOf(columns: readonly string[]): string {
  return `jsonb_build_array(${columns.join(', ')})::text`
}

/** Of each table the columns of its primary key, without the company. */
export async function primaryKeys(
  tx: Tx,
  tables: readonly Pick<Touched, 'table'>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const columns = await readRows(
    tx.$client,
    shaped({ table: text, name: text }),
    `select i.indrelid::regclass::text as table, a.attname as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indisprimary and a.attname <> 'company_id'
       and i.indrelid = any(array(select unnest($1::text[])::regclass::oid))
     order by a.attnum`,
    [tables.map(({ table }) => table)],
  )
  return new Map(
    [...grouped(columns, ({ table }) => table)].map(([table, named]) => [
      table,
      named.map(({ name }) => name),
    ]),
  )
}
