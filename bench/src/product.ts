import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('../..', import.meta.url).pathname
const READY_WITHIN_MS = 60_000
const POLL_MS = 100

export type Product = {
  url: string
  dataDir: string
  pid: number
  stop(): Promise<void>
}

/** With which the benchmark reads the server's own figures. */
const METRICS_TOKEN = 'a token of the benchmark'

/** What the server says of itself, in the units of the metric. */
export async function readMetrics(url: string): Promise<(name: string) => number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1])
}

/** The built product on a data folder of its own, as `npm start` serves it. */
export async function startProduct({ requestsPerMinute = 0, processes = 1 } = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'otdel-bench-'))
  // PostgreSQL of root runs as a user of its own, who has to enter.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PUBLIC_URL: url,
    REQUESTS_PER_MINUTE: String(requestsPerMinute),
    METRICS_TOKEN,
    WEB_CONCURRENCY: String(processes),
    // What comes by the clock would fall into somebody's figures.
    PLANNED_JOBS: 'off',
  }
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    await ended(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  await ready(`${url}/readyz`, server).catch(async (error) => {
    await stop()
    throw error
  })
  return { url, dataDir, pid: server.pid ?? 0, stop }
}

/** A TypeScript file of this folder as a process of its own, beside the product; ready when it answers this path. */
export async function withPeer(
  { file, dataDir, args = [], path }: { file: string; dataDir: string; args?: string[]; path: string },
  work: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const words = ['--import', 'tsx', join(ROOT, 'bench/src', file), dataDir, String(port), ...args]
  const peer = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await ready(url + path, peer)
    await work(url)
  } finally {
    await ended(peer)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
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

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
