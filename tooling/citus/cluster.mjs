// A coordinator and two machines of Citus in a folder that is thrown away.
import { join } from 'node:path'
import { freePort, openFolder, serverIn } from '../drill/postgres.mjs'
import { citusPrograms } from './programs.mjs'

const MACHINES = ['coordinator', 'first', 'second']
/** Every database has its own keeper of the cluster, and each open transaction two connections to every machine. A spread table is as
 * many tables as it has shards: two, so that rows of different companies do lie apart. */
const SETTINGS = [
  `shared_preload_libraries = 'citus'`,
  'citus.shard_count = 2',
  'shared_buffers = 64MB',
  'max_connections = 300',
  'max_prepared_transactions = 300',
  'max_worker_processes = 64',
]
export const UNSAFE_BUT_FAST = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']

/** `coordinator`, `workers`: servers that run; `end` stops them and removes the folder. */
export async function beginCluster(settings = []) {
  const programs = citusPrograms()
  const { folder, remove } = openFolder()
  const machines = []
  const end = () => {
    for (const machine of machines) {
      try {
        machine.stop()
      } catch {
        // It has been killed before.
      }
    }
    remove()
  }
  try {
    for (const name of MACHINES) {
      const machine = serverIn(join(folder, name), await freePort(), programs)
      machine.initialise()
      machine.configure([...SETTINGS, ...settings])
      machine.start()
      machines.push(machine)
    }
    const [coordinator, ...workers] = machines
    return { folder, coordinator, workers, end }
  } catch (error) {
    end()
    throw error
  }
}
