// The server's tests on a database spread over a coordinator and two machines of Citus, row security on.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../setup.mjs'
import { freePort, openFolder, requireCitus, serverIn } from './postgres.mjs'

const MACHINES = ['coordinator', 'first', 'second']
/** Every database of the tests has its own keeper of the cluster, and each open transaction two connections to every machine. */
const SETTINGS = [
  `shared_preload_libraries = 'citus'`,
  'citus.shard_count = 8',
  'max_connections = 300',
  'max_prepared_transactions = 300',
  'max_worker_processes = 64',
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
]

/** `words`: which files of tests, as vitest filters them; none: all. */
export async function drillCitus(words) {
  requireCitus()
  const { folder, remove } = openFolder()
  const machines = []
  try {
    for (const name of MACHINES) {
      const machine = serverIn(join(folder, name), await freePort())
      machine.initialise()
      machine.configure(SETTINGS)
      machine.start()
      machines.push(machine)
      // As this role the coordinator asks the others; it has no password, so nobody enters by one.
      machine.sql('create role otdel_app login')
    }
    const [coordinator, ...workers] = machines
    const env = {
      ...process.env,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${coordinator.port}/postgres`,
      CITUS_WORKERS: workers.map(({ port }) => `127.0.0.1:${port}`).join(','),
    }
    const tests = ['vitest', 'run', '--config', 'apps/server/vitest.config.ts', '--maxWorkers', '1', ...words]
    return spawnSync('npx', tests, { cwd: ROOT, env, stdio: 'inherit' }).status === 0
  } finally {
    for (const machine of machines) machine.stop()
    remove()
  }
}
