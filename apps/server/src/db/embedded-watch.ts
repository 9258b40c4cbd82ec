import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '../foundation/error-code.ts'

const LOOK_MS = 1_000
/** A server that cannot begin – the disk is full – is tried again without haste. */
const RETRY_MS = 5_000

export type Watch = { stop(): Promise<void> }

type Watched = {
  cluster: string
  /** Starts the server, or takes over the one that another process has started; fails when it does not answer. */
  revive(): Promise<void>
  report(error: Error): void
}

/** Looks every second whether the database server lives, and begins it again when it has died. */
export function watchOver({ cluster, revive, report }: Watched): Watch {
  const stopping = new AbortController()

  async function reviveIfDead(): Promise<number> {
    if (await isPostmasterAlive(cluster)) return LOOK_MS
    report(new Error('PostgreSQL остановился и запускается снова'))
    try {
      await revive()
      return LOOK_MS
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)))
      return RETRY_MS
    }
  }

  async function look(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = await reviveIfDead()
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(ignoreAbort)
    }
  }

  const looking = look()
  return {
    stop: async () => {
      stopping.abort()
      await looking
    },
  }
}

/** The wait was cut short because the watch ends. */
function ignoreAbort(error: unknown): void {
  if (errorCode(error) !== 'ABORT_ERR') throw error
}

/** By the number in postmaster.pid. A killed server that nobody has buried has no command line; another program may have
 * got the number since; in a copy of the folder it names the server of the original. Without /proc the number alone is
 * asked. */
export async function isPostmasterAlive(cluster: string): Promise<boolean> {
  const pid = await postmasterPid(cluster)
  if (pid === null) return false
  try {
    if (!(await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('postgres')) return false
    const [own, worked] = await Promise.all([stat(cluster), stat(`/proc/${pid}/cwd`)])
    return own.ino === worked.ino && own.dev === worked.dev
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return process.platform === 'linux' ? false : hasProcess(pid)
    // It ended between the two readings.
    if (errorCode(error) === 'ESRCH') return false
    throw error
  }
}

async function postmasterPid(cluster: string): Promise<number | null> {
  try {
    const pid = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return Number.isInteger(pid) ? pid : null
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive.
    return errorCode(error) === 'EPERM'
  }
}
