// The primary dies under writers, the standby is promoted: what was acknowledged is counted in the new primary.
import { join } from 'node:path'
import { ensureBuild } from '../setup.mjs'
import { freePort, makeOwner, openFolder, requireDebianPostgres, serverIn } from './postgres.mjs'
import { startProduct, startWriters } from './product.mjs'

const WRITERS = 6
const BEFORE = 60
const AFTER = 40

async function failOver(mode) {
  const { folder, remove } = openFolder()
  const primary = serverIn(join(folder, 'primary'), await freePort())
  const standby = serverIn(join(folder, 'standby'), await freePort())
  let product = null
  try {
    primary.initialise()
    primary.start()
    makeOwner(primary)
    primary.copyTo(standby.folder, '-R', '-C', '-S', 'standby')
    standby.configure([
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres application_name=standby'`,
    ])
    standby.start()
    if (mode === 'synchronous') {
      primary.sql(`alter system set synchronous_standby_names = 'standby'`)
      primary.sql('select pg_reload_conf()')
    }
    const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',')
    product = await startProduct({
      DATABASE_URL: `postgres://otdel@${hosts}/otdel?target_session_attrs=read-write`,
      DATA_DIR: join(folder, 'data'),
      PORT: String(await freePort()),
    })
    const writers = startWriters(product.url, WRITERS)
    await writers.reach(BEFORE)
    primary.kill()
    const before = writers.acknowledged.length
    // What the standby took only in part is no use to a promoted one: nobody waits for the dead.
    standby.sql(`alter system set synchronous_standby_names = ''`)
    standby.promote()
    await writers.reach(before + AFTER)
    await writers.end()
    const kept = new Set(standby.sql('select email from users', 'otdel').split('\n'))
    const lost = writers.acknowledged.filter((email) => !kept.has(email))
    const refused = [...writers.refused].map(([status, times]) => `${status ?? 'no answer'} × ${times}`)
    console.log(
      `${mode}: acknowledged ${writers.acknowledged.length} (${before} before the primary died), lost ${lost.length}; refused meanwhile: ${refused.join(', ') || 'none'}`,
    )
    return lost.length
  } finally {
    await product?.stop()
    for (const server of [standby, primary]) {
      try {
        server.kill()
      } catch {
        // It has been killed before.
      }
    }
    remove()
  }
}

/** `npm run drill -- failover`. */
export async function drillFailover() {
  requireDebianPostgres()
  ensureBuild()
  const lost = await failOver('synchronous')
  await failOver('asynchronous')
  return lost === 0
}
