import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { migrateWith, migrationsFolder, readMigrations } from '../db/migrate.ts'
import { analyseTables, dropOurs, isDatabaseEmpty, isInUse, loadTables } from './load-queries.ts'
import { type Manifest, readManifest, WrongBackup } from './manifest.ts'
import { checkFiles, returnDataFiles } from './stored-files.ts'
import { appliedMigrations } from './table-queries.ts'

const FAREWELL_ATTEMPTS = 8
const PAUSE_MS = 250

type RestoreTarget = {
  client: pg.Client
  dataDir: string
  /** The operator's explicit word: what is there now is given up. */
  isOverwriting: boolean
}

/** The database and the data folder become those of the backup, brought to the newest form. */
export async function restoreBackup(target: RestoreTarget, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const newest = await readMigrations(migrationsFolder())
  const names = new Set(newest.map(({ name }) => name))
  const unknown = manifest.migrations.filter((name) => !names.has(name))
  if (unknown.length > 0) {
    throw new WrongBackup(`Копия новее программы: она не знает ${unknown.join(', ')}. Обновите программу`)
  }
  await checkFiles([...manifest.tables.map(({ file }) => file), ...manifest.files], folder)
  await requireTarget(target)

  const { client, dataDir } = target
  const wanted = new Set(manifest.migrations)
  if ((await appliedMigrations(client)).some((name) => !wanted.has(name))) {
    await dropOurs(client)
    await migrateWith(
      client,
      newest.filter(({ name }) => wanted.has(name)),
    )
  }
  await loadTables(client, manifest, folder)
  await migrateWith(client, newest)
  await analyseTables(client)
  await returnDataFiles(manifest.files, folder, dataDir)
  return manifest
}

async function requireTarget({ client, isOverwriting }: RestoreTarget): Promise<void> {
  if (await staysInUse(client)) {
    throw new WrongBackup('С этой базой работает сервер: остановите его и повторите')
  }
  if (!isOverwriting && !(await isDatabaseEmpty(client))) {
    throw new WrongBackup(
      'База не пуста, восстановление её заменит. Если это и нужно, добавьте слово overwrite в конце команды',
    )
  }
}

/** A database takes a moment to notice that a connection of ours was closed. */
async function staysInUse(client: pg.Client): Promise<boolean> {
  for (let attempt = 1; attempt <= FAREWELL_ATTEMPTS; attempt += 1) {
    if (!(await isInUse(client))) return false
    await wait(PAUSE_MS)
  }
  return true
}
