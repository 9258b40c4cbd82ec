import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/client.ts'
import type { Clock, Instant } from '../foundation/clock.ts'
import { errorCode } from '../foundation/error-code.ts'
import { removeFolder } from '../foundation/remove-folder.ts'
import { backupName, expiredBackups, madeAt } from './rotation.ts'
import { isAlone } from './table-queries.ts'
import { writeBackup } from './write-backup.ts'

export type DailyBackups = {
  /** When the last one was made. */
  newest(): Promise<Instant | null>
  /** Makes today's, unless it is there, and removes those whose time has passed. */
  keepUp(): Promise<void>
}

/** Null: none was made yet. */
export async function backupAgeSeconds(backups: DailyBackups, clock: Clock): Promise<number | null> {
  const newest = await backups.newest()
  return newest === null ? null : Math.round((Date.parse(clock.now()) - Date.parse(newest)) / 1000)
}

const DAY = 'YYYY-MM-DD'.length

/** Of the embedded database, in its own data folder: the operator carries them to another disk. */
export function dailyBackups({
  database,
  dataDir,
  clock,
}: {
  database: Database
  dataDir: string
  clock: Clock
}): DailyBackups {
  const folder = join(dataDir, 'backups')

  async function newest(): Promise<Instant | null> {
    const moments = (await namesIn(folder)).map(madeAt).filter((moment) => moment !== null)
    return moments.sort().at(-1) ?? null
  }

  async function makeTodays(): Promise<void> {
    const client = await database.openClient()
    try {
      // Another process may be making it at this moment.
      if (!(await isAlone(client))) return
      const now = clock.now()
      if ((await newest())?.slice(0, DAY) !== now.slice(0, DAY)) {
        await writeBackup({ client, dataDir, now }, join(folder, backupName(now)))
      }
      for (const name of expiredBackups(await namesIn(folder))) await removeFolder(join(folder, name))
    } finally {
      await client.end()
    }
  }

  return { newest, keepUp: makeTodays }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
