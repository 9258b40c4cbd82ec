// Debian's PostgreSQL with an archive of its journal: the database comes back as it was before a mistake.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from '../setup.mjs'
import { freePort, makeOwner, openFolder, requireDebianPostgres, serverIn } from './postgres.mjs'
import { startProduct, startWriters } from './product.mjs'

const WRITERS = 3
const EACH = 10

function emails(server) {
  const told = server.sql('select email from users order by email', 'otdel')
  return told === '' ? [] : told.split('\n')
}

async function write(settings, url, name) {
  const product = await startProduct(settings)
  try {
    const writers = startWriters(url, WRITERS, name)
    await writers.reach(EACH)
    await writers.end()
    return writers.acknowledged
  } finally {
    await product.stop()
  }
}

/** `npm run drill -- point-in-time`. */
export async function drillPointInTime() {
  requireDebianPostgres()
  ensureBuild()
  const { folder, remove } = openFolder()
  const journal = join(folder, 'journal')
  mkdirSync(journal)
  chmodSync(journal, 0o777)
  const [port, ownPort] = await Promise.all([freePort(), freePort()])
  const database = serverIn(join(folder, 'database'), port)
  const restored = serverIn(join(folder, 'restored'), port)
  const url = `http://127.0.0.1:${ownPort}`
  const settings = {
    DATABASE_URL: `postgres://otdel@127.0.0.1:${port}/otdel`,
    DATA_DIR: join(folder, 'data'),
    PORT: String(ownPort),
  }
  try {
    database.initialise()
    database.configure(['archive_mode = on', `archive_command = 'cp %p ${journal}/%f'`])
    database.start()
    makeOwner(database)
    database.copyTo(restored.folder)
    const before = await write(settings, url, 'before')
    const moment = database.sql('select now()')
    const after = await write(settings, url, 'after')
    database.sql('select pg_switch_wal()')
    database.stop()

    restored.configure([
      `restore_command = 'cp ${journal}/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = 'promote'`,
      `archive_mode = off`,
    ])
    writeFileSync(join(restored.folder, 'recovery.signal'), '')
    restored.start()
    while (restored.sql('select pg_is_in_recovery()') === 't') restored.sql('select pg_sleep(0.2)')
    const kept = new Set(emails(restored))
    const lost = before.filter((email) => !kept.has(email))
    const undone = after.filter((email) => !kept.has(email))
    const again = await write(settings, url, 'again')
    console.log(
      `written before the moment ${before.length}, lost ${lost.length}; written after it ${after.length}, not there ${undone.length}; the product went on and wrote ${again.length}`,
    )
    return lost.length === 0 && undone.length === after.length
  } finally {
    for (const server of [restored, database]) {
      try {
        server.kill()
      } catch {
        // It was stopped before, or never began.
      }
    }
    remove()
  }
}
