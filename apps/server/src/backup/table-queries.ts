import type pg from 'pg'
import { QUEUE_SCHEMA } from '../db/job-names.ts'
import { flag, listOf, number, orNull, readRows, shaped, text } from '../db/rows.ts'
import { TABLES } from '../db/tables.ts'
import type { StoredSequence, StoredTable } from './manifest.ts'

export type TableName = Pick<StoredTable, 'schema' | 'name' | 'columns'>

/** The form of values in the files, whatever the server's own settings are. */
const FORM = `set client_encoding to 'UTF8'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set time zone 'UTC'`

/** Tables of ours alone: an extension may have put its own into the same schema. */
const OURS = `(n.nspname = '${QUEUE_SCHEMA}' or n.nspname = 'public' and c.relname = any ($1))`
const NAMES = [Object.keys(TABLES)]

export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query(`${FORM}; begin isolation level repeatable read read only`)
  await enterAll(client)
}

export async function beginLoading(client: pg.ClientBase): Promise<void> {
  await client.query(`${FORM}; begin`)
}

/** Row policies bind the owner of the tables too, unless he may pass them by. */
async function enterAll(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select app_set_companies(coalesce(string_agg(id::text, ','), '')) from public.companies`,
  )
}

export async function passesPoliciesBy(client: pg.ClientBase): Promise<boolean> {
  const [row] = await readRows(
    client,
    shaped({ able: flag }),
    'select rolsuper or rolbypassrls as able from pg_roles where rolname = current_user',
  )
  return row?.able === true
}

/** Tables whose rows might belong to no company of the list: nothing in the database itself forbids that. */
export async function unboundTables(client: pg.ClientBase): Promise<string[]> {
  const rows = await readRows(
    client,
    shaped({ name: text }),
    `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relrowsecurity and not exists (
       select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
       where f.conrelid = c.oid and f.contype = 'f' and f.convalidated and f.confrelid = 'public.companies'::regclass
         and cardinality(f.conkey) = 1 and a.attname = 'company_id' and a.attnotnull)
     order by 1`,
    NAMES,
  )
  return rows.map(({ name }) => name)
}

export function listTables(client: pg.ClientBase): Promise<TableName[]> {
  return readRows(
    client,
    shaped({ schema: text, name: text, columns: listOf(text) }),
    `select n.nspname::text as schema, c.relname::text as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${OURS} order by 1, 2`,
    NAMES,
  )
}

export function listSequences(client: pg.ClientBase): Promise<StoredSequence[]> {
  return readRows(
    client,
    shaped({ schema: text, name: text, value: orNull(number) }),
    `select s.schemaname::text as schema, s.sequencename::text as name, s.last_value as value
     from pg_sequences s join pg_depend d on d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
       and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} order by 1, 2`,
    NAMES,
  )
}

export async function countRows(client: pg.ClientBase, table: TableName): Promise<number> {
  const [row] = await readRows(
    client,
    shaped({ total: number }),
    `select count(*) as total from ${quotedTable(client, table)}`,
  )
  return row?.total ?? 0
}

export async function serverVersion(client: pg.ClientBase): Promise<string> {
  const [row] = await readRows(client, shaped({ server_version: text }), 'show server_version')
  return row?.server_version ?? ''
}

/** An upper bound of what a backup takes. */
export async function databaseSize(client: pg.ClientBase): Promise<number> {
  const [row] = await readRows(
    client,
    shaped({ bytes: number }),
    'select pg_database_size(current_database()) as bytes',
  )
  return row?.bytes ?? 0
}

export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const rows = await readRows(
    client,
    shaped({ name: text }),
    'select name from public.schema_migrations order by name',
  )
  return rows.map(({ name }) => name)
}

/** Any number; another one than that of the migrations. Held until the connection ends. */
const BACKUP_LOCK = 7_202_512

export async function isAlone(client: pg.ClientBase): Promise<boolean> {
  const [row] = await readRows(
    client,
    shaped({ able: flag }),
    `select pg_try_advisory_lock(${BACKUP_LOCK}) as able`,
  )
  return row?.able === true
}

export function quotedTable(
  client: pg.ClientBase,
  { schema, name }: { schema: string; name: string },
): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

/** COPY's own clause: the columns by name, so that their order does not matter. */
export function copyClause(client: pg.ClientBase, table: TableName): string {
  return `${quotedTable(client, table)} (${table.columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
}
