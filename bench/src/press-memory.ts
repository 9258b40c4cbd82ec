import { existsSync, readdirSync, readFileSync } from 'node:fs'

const KILOBYTES = 1024
const SAMPLE_MS = 50

/** Resident memory in MB: of the server's own process and of those in which it typesets papers. */
export type PressMemory = { server: number; press: number }

/** Null where the system does not tell of its processes as Linux does. */
export function pressMemory(serverPid: number): PressMemory | null {
  if (!existsSync('/proc/self/status')) return null
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isPress(name, serverPid))
  return {
    server: resident(String(serverPid)),
    press: children.reduce((sum, pid) => sum + resident(pid), 0),
  }
}

/** The most there was of each while the work went on, and of both at one moment. */
export async function mostWhile(
  serverPid: number,
  work: Promise<void>,
): Promise<PressMemory & { both: number }> {
  const most = { server: 0, press: 0, both: 0 }
  const timer = setInterval(() => {
    const now = pressMemory(serverPid)
    if (now === null) return
    most.server = Math.max(most.server, now.server)
    most.press = Math.max(most.press, now.press)
    most.both = Math.max(most.both, now.server + now.press)
  }, SAMPLE_MS)
  try {
    await work
    return most
  } finally {
    clearInterval(timer)
  }
}

function isPress(pid: string, parent: number): boolean {
  return (
    Number(/^PPid:\t(\d+)/m.exec(told(pid, 'status'))?.[1]) === parent &&
    told(pid, 'cmdline').includes('press-thread')
  )
}

function resident(pid: string): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(told(pid, 'status'))?.[1] ?? 0) / KILOBYTES
}

/** A process may end while it is looked at. */
function told(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
