import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { serverFolder } from '../foundation/server-folder.ts'
import { grantAppRole, prepareAppRole } from './app-role.ts'
import { clientClass, clientConfig, type ServerAddress, TELL_MACHINES } from './client.ts'
import { loadReference } from './load-reference.ts'
import { readRows, shaped, text } from './rows.ts'
import { setUpQueue } from './set-up-queue.ts'
import { clusterState, spreadTables } from './spread-tables.ts'
import { sqlStatements } from './sql-statements.ts'

/** Any number: what matters is that every process of this product takes the same one. */
const MIGRATION_LOCK = 7_202_511

/** One machine after the other in a transaction of many tables, and each told whose rows a migration may change. */
const ON_CLUSTER = `set citus.multi_shard_modify_mode = 'sequential'; ${TELL_MACHINES}`

type Migration = { name: string; text: string; checksum: string }

export function migrationsFolder(): string {
  return join(serverFolder(), 'migrations')
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Brings the database to the newest form; several processes may start at once. Answers the names it applied. */
export async function migrate(connection: ServerAddress, folder = migrationsFolder()): Promise<string[]> {
  const Client = clientClass(connection)
  const client = new Client(clientConfig(connection))
  await client.connect()
  try {
    return await migrateWith(client, await readMigrations(folder))
  } finally {
    await client.end()
  }
}

export function migrateWith(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  return inMigrationTurn(client, async () => {
    const isSpread = (await clusterState(client)) === 'spread'
    if (isSpread) await client.query(ON_CLUSTER)
    await prepareAppRole(client)
    const applied = await applyMissing(client, migrations)
    await loadReference(client)
    await setUpQueue(client)
    await grantAppRole(client)
    // A table that a migration has just made lies on the coordinator, where it cannot be joined with those that are spread.
    if (isSpread && applied.length > 0) await spreadTables(client)
    return applied
  })
}

/** Who changes the form of the database: one at a time. */
export async function inMigrationTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

async function applyMissing(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text constraint schema_migrations_pk primary key, checksum text not null, applied_at timestamptz not null)`)
  const rows = await readRows(
    client,
    shaped({ name: text, checksum: text }),
    'select name, checksum from schema_migrations',
  )
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  const missing = migrations.filter((migration) => !isApplied(known, migration))
  for (const migration of missing) await apply(client, migration)
  return missing.map(({ name }) => name)
}

function isApplied(known: ReadonlyMap<string, string>, { name, checksum }: Migration): boolean {
  const stored = known.get(name)
  if (stored !== undefined && stored !== checksum) {
    throw new Error(`миграция ${name} изменена после применения: верните её прежний текст и добавьте новую`)
  }
  return stored !== undefined
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    // Citus passes a statement on to its machines with the text it came in.
    for (const statement of sqlStatements(text)) await client.query(statement)
    await client.query('insert into schema_migrations (name, checksum, applied_at) values ($1, $2, now())', [
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`миграция ${name} не применена`, { cause: error })
  }
}

/** Names not yet applied: what /readyz asks. */
export async function pendingMigrations(pool: pg.Pool, folder = migrationsFolder()): Promise<string[]> {
  const rows = await readRows(pool, shaped({ name: text }), 'select name from schema_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return (await readMigrations(folder)).map(({ name }) => name).filter((name) => !applied.has(name))
}
