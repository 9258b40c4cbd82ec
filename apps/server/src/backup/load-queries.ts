import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { QUEUE_SCHEMA } from '../db/job-names.ts'
import { number, readRows, shaped, text } from '../db/rows.ts'
import { type Manifest, type StoredTable, WrongBackup } from './manifest.ts'
import { beginLoading, copyClause, countRows, listTables, quotedTable } from './table-queries.ts'

type Reference = { owner: string; name: string; definition: string }

/** All rows of the backup in one transaction: a failure leaves what was there. */
export async function loadTables(client: pg.ClientBase, manifest: Manifest, folder: string): Promise<void> {
  await beginLoading(client)
  try {
    const references = await takeReferencesOff(client)
    const guarded = await liftPolicies(client)
    await emptyTables(client)
    for (const table of manifest.tables) await loadTable(client, table, folder)
    for (const { owner, name, definition } of references) {
      await client.query(`alter table ${owner} add constraint ${client.escapeIdentifier(name)} ${definition}`)
    }
    for (const table of guarded) await client.query(`alter table ${table} force row level security`)
    await setSequences(client, manifest)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Tables come in any order and may name each other; the references are checked when they are put back. */
async function takeReferencesOff(client: pg.ClientBase): Promise<Reference[]> {
  const references = await readRows(
    client,
    shaped({ owner: text, name: text, definition: text }),
    `select conrelid::regclass::text as owner, conname::text as name, pg_get_constraintdef(f.oid) as definition
     from pg_constraint f join pg_class c on c.oid = conrelid
     where contype = 'f' and conparentid = 0 and relnamespace in ('public'::regnamespace, '${QUEUE_SCHEMA}'::regnamespace)
     order by 1, 2`,
  )
  for (const { owner, name } of references) {
    await client.query(`alter table ${owner} drop constraint ${client.escapeIdentifier(name)}`)
  }
  return references
}

/** COPY refuses a table whose policies bind the one who copies; they bind the owner only while forced. */
async function liftPolicies(client: pg.ClientBase): Promise<string[]> {
  const rows = await readRows(
    client,
    shaped({ name: text }),
    `select oid::regclass::text as name from pg_class where relforcerowsecurity and relkind = 'r'
       and relnamespace = 'public'::regnamespace order by 1`,
  )
  for (const { name } of rows) await client.query(`alter table ${name} no force row level security`)
  return rows.map(({ name }) => name)
}

async function emptyTables(client: pg.ClientBase): Promise<void> {
  const names = (await listTables(client)).map((table) => quotedTable(client, table))
  await client.query(`truncate ${names.join(', ')}`)
}

async function loadTable(client: pg.ClientBase, table: StoredTable, folder: string): Promise<void> {
  const target = client.query(copyFrom(`copy ${copyClause(client, table)} from stdin`))
  await pipeline(createReadStream(join(folder, table.file.path)), createGunzip(), target)
  const rows = await countRows(client, table)
  if (rows !== table.rows) {
    throw new WrongBackup(`Не восстановлено: в таблице ${table.name} строк ${rows}, в копии ${table.rows}`)
  }
}

async function setSequences(client: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  for (const sequence of sequences) {
    const value = sequence.value ?? 1
    await client.query('select setval($1::regclass, $2, $3)', [
      quotedTable(client, sequence),
      value,
      sequence.value !== null,
    ])
  }
}

/** Nobody has registered yet: nothing is lost with what is there. */
export async function isDatabaseEmpty(client: pg.ClientBase): Promise<boolean> {
  const [row] = await readRows(
    client,
    shaped({ total: number }),
    'select (select count(*) from public.users) + (select count(*) from public.companies) as total',
  )
  return row?.total === 0
}

/** A running server of this product, on this machine or on another. */
export async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const [row] = await readRows(
    client,
    shaped({ total: number }),
    `select count(*) as total from pg_stat_activity
     where datname = current_database() and application_name like 'otdel%' and pid <> pg_backend_pid()`,
  )
  return (row?.total ?? 0) > 0
}

/** Removes what the migrations have made, and nothing of an extension beside it. */
export async function dropOurs(client: pg.ClientBase): Promise<void> {
  const tables = (await listTables(client)).filter(({ schema }) => schema === 'public')
  const routines = await readRows(
    client,
    shaped({ name: text }),
    `select p.oid::regprocedure::text as name from pg_proc p where pronamespace = 'public'::regnamespace
       and starts_with(proname, 'app_') and not exists (
         select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
  )
  const statements = [
    'begin',
    `drop schema if exists ${QUEUE_SCHEMA} cascade`,
    ...tables.map((table) => `drop table ${quotedTable(client, table)} cascade`),
    ...routines.map(({ name }) => `drop routine ${name} cascade`),
    'commit',
  ]
  await client.query(statements.join('; '))
}

/** Figures for the planner: a table that was just filled has none. */
export async function analyseTables(client: pg.ClientBase): Promise<void> {
  for (const table of await listTables(client)) await client.query(`analyze ${quotedTable(client, table)}`)
}
