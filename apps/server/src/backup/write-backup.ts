import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { anything, shaped } from '../db/rows.ts'
import type { Instant } from '../foundation/clock.ts'
import { errorCode } from '../foundation/error-code.ts'
import { serverFolder } from '../foundation/server-folder.ts'
import { FORMAT, MANIFEST, type Manifest, type StoredTable, WrongBackup } from './manifest.ts'
import { OWNERS_FOLDER, storeDataFiles, storeFile } from './stored-files.ts'
import {
  appliedMigrations,
  beginSnapshot,
  copyClause,
  countRows,
  databaseSize,
  listSequences,
  listTables,
  passesPoliciesBy,
  serverVersion,
  type TableName,
  unboundTables,
} from './table-queries.ts'

export type BackupSource = { client: pg.ClientBase; dataDir: string; now: Instant }

/** Every table in one snapshot and the files beside the database; under another name until it is whole. */
export async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  await requireFree(folder, source.dataDir)
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: OWNERS_FOLDER })
  try {
    await requireRoom(source.client, draft)
    const manifest = await copyAll(source, draft)
    await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** A backup never replaces anything, and never holds itself. */
async function requireFree(folder: string, dataDir: string): Promise<void> {
  const isOwn = dirname(resolve(folder)) === join(resolve(dataDir), 'backups')
  if (!isOwn && `${resolve(folder)}${sep}`.startsWith(resolve(dataDir) + sep)) {
    throw new WrongBackup(`Папка копии ${folder} лежит внутри папки данных: выберите другую`)
  }
  try {
    if ((await readdir(folder)).length > 0) {
      throw new WrongBackup(`Папка ${folder} не пуста: укажите новую, копия ничего не заменяет`)
    }
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') throw new WrongBackup(`${folder} — файл, а нужна папка`)
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

/** A disk that a backup has filled would stop the embedded database itself. */
async function requireRoom(client: pg.ClientBase, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < (await databaseSize(client))) {
    throw new WrongBackup(`На диске с папкой ${folder} места меньше, чем занимает база: копия не сделана`)
  }
}

async function copyAll({ client, dataDir, now }: BackupSource, folder: string): Promise<Manifest> {
  await beginSnapshot(client)
  try {
    const isUnfiltered = await passesPoliciesBy(client)
    if (!isUnfiltered) await requireBound(client)
    const tables: StoredTable[] = []
    for (const table of await listTables(client)) tables.push(await copyTable(client, table, folder))
    return {
      format: FORMAT,
      product: await productVersion(),
      postgres: await serverVersion(client),
      madeAt: now,
      isUnfiltered,
      migrations: await appliedMigrations(client),
      tables,
      // Sequences know no snapshot: read last, they are never behind the rows.
      sequences: await listSequences(client),
      files: await storeDataFiles(dataDir, folder),
    }
  } finally {
    await client.query('rollback')
  }
}

/** Whoever the policies bind sees the rows of listed companies. That these are all rows is the word of the references. */
async function requireBound(client: pg.ClientBase): Promise<void> {
  const unbound = await unboundTables(client)
  if (unbound.length === 0) return
  throw new WrongBackup(
    `Нельзя убедиться, что в копии все строки (${unbound.join(', ')}): дайте пользователю базы BYPASSRLS и повторите`,
  )
}

async function copyTable(client: pg.ClientBase, table: TableName, folder: string): Promise<StoredTable> {
  const path = join('tables', `${table.schema}.${table.name}.copy.gz`)
  const source = client.query(copyTo(`copy ${copyClause(client, table)} to stdout`))
  const file = await storeFile(source, [createGzip({ level: 3 })], folder, path)
  const rows = await countRows(client, table)
  if (source.rowCount !== rows) {
    throw new WrongBackup(
      `Копия не сделана: в таблице ${table.name} строк ${rows}, скопировано ${source.rowCount}`,
    )
  }
  return { ...table, rows, file }
}

async function productVersion(): Promise<string> {
  const stored: unknown = JSON.parse(await readFile(join(serverFolder(), 'package.json'), 'utf8'))
  return shaped({ version: anything })(stored) ? String(stored.version) : ''
}
