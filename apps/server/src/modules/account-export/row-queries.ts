import { anyObject, type Checked, number, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ExportedTable } from './exported-tables.ts'

/** Quoted names, ready to stand in a text of SQL. */
const isTableShape = shaped({ columns: text, order: text })
type TableShape = Checked<typeof isTableShape>
export type ExportedRow = Record<string, unknown>

const SHAPE = `select
  (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bytea'::regtype
      and a.attname <> 'company_id') as columns,
  (select string_agg(quote_ident(a.attname), ', ' order by k.place) from pg_index i
    cross join lateral unnest(i.indkey) with ordinality k(attnum, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = t.oid and i.indisprimary) as "order"
  from pg_class t where t.oid = $1::regclass`

/** The columns as the database has them now: one added later is exported without anybody thinking of it. */
export async function readShape(tx: Tx, table: ExportedTable): Promise<TableShape> {
  const rows = await readRows(tx.$client, isTableShape, SHAPE, [table])
  const [shape] = rows
  if (shape === undefined) throw new Error(`there is no table ${table}`)
  return shape
}

export async function listRows(
  tx: Tx,
  { companyId, table, columns, order }: TableShape & { companyId: number; table: ExportedTable },
  { limit, offset }: { limit: number; offset: number },
): Promise<ExportedRow[]> {
  const text = `select ${columns} from ${table} where company_id = $1 order by ${order} limit $2 offset $3`
  return readRows(tx.$client, anyObject, text, [companyId, limit, offset])
}

/** What of a company is kept outside its own tables. */
export async function readCompanyRows(tx: Tx, companyId: number): Promise<Record<string, ExportedRow[]>> {
  const read = async (text: string) => readRows(tx.$client, anyObject, text, [companyId])
  return {
    company: await read('select * from companies where id = $1'),
    members: await read(`select m.user_id, u.name, u.email, m.role, m.created_at as since from memberships m
      join users u on u.id = m.user_id where m.company_id = $1 order by m.created_at, m.user_id`),
    subscriptions: await read(
      'select tariff, from_day, until from subscriptions where company_id = $1 order by from_day',
    ),
  }
}

const isFolderSource = shaped({ id: number, shortName: text, inn: text })
export type FolderSource = Checked<typeof isFolderSource>

export async function listCompanies(tx: Tx, ids: readonly number[]): Promise<FolderSource[]> {
  return readRows(
    tx.$client,
    isFolderSource,
    `select id, short_name as "shortName", inn from companies where id = any($1::bigint[]) order by id`,
    [ids],
  )
}

const isCounted = shaped({
  employees: number,
  documents: number,
  files: number,
  fileBytes: number,
  rows: number,
})
type Counted = Checked<typeof isCounted>

/** The largest tables stand for all rows. */
const COUNTS = `select
  (select count(*)::int from employees where company_id = $1) as employees,
  (select count(*)::int from documents where company_id = $1) as documents,
  (select count(*)::int from events where company_id = $1)
    + (select count(*)::int from event_completions where company_id = $1)
    + (select count(*)::int from audit_entries where company_id = $1) as rows,
  f.files, f.bytes as "fileBytes"
  from (
    select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from (
      select byte_length as size from incident_evidence where company_id = $1
      union all select length(bytes) from employee_photos where company_id = $1
      union all select length(bytes) from dispatch_scans where company_id = $1
      union all select length(content) from personal_templates where company_id = $1
    ) kept
  ) f`

export async function countCompany(tx: Tx, companyId: number): Promise<Counted> {
  const rows = await readRows(tx.$client, isCounted, COUNTS, [companyId])
  const [counted] = rows
  if (counted === undefined) throw new Error('the count returned no row')
  return counted
}
