import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('../..', import.meta.url).pathname
const PORT = 4410
const READY_WITHIN_MS = 60_000
const POLL_MS = 100

export type Product = {
  url: string
  dataDir: string
  stop(): Promise<void>
}

/** With which the benchmark reads the server's own figures. */
export const METRICS_TOKEN = 'a token of the benchmark'

/** The built product on a data folder of its own, as `npm start` serves it; a second one needs another port. */
export async function startProduct(port = PORT): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'otdel-bench-'))
  // PostgreSQL of root runs as nobody, who has to enter.
  await chmod(dataDir, 0o755)
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PUBLIC_URL: url,
    REQUESTS_PER_MINUTE: '0',
    METRICS_TOKEN,
  }
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await ready(`${url}/readyz`, server)
  return {
    url,
    dataDir,
    stop: async () => {
      await ended(server)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A TypeScript file of this folder as a process of its own; ready when its address answers. */
export async function startPeer(
  file: string,
  args: readonly string[],
  address: string,
): Promise<() => Promise<void>> {
  const path = join(ROOT, 'bench/src', file)
  const peer = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await ready(address, peer)
  return () => ended(peer)
}

async function ready(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the process ended with ${child.exitCode} before ${address} answered`)
    if (await answers(address)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`${address} did not answer in time`)
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
