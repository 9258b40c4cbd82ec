import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverFolder } from '../src/foundation/server-folder.ts'
import { MAIN_PROGRAM } from './programs.ts'

export type RealServer = {
  url: string
  output(): string
  /** Ends it as a user would. */
  stop(): Promise<number | null>
  /** kill -9 of Node alone. */
  kill(): Promise<void>
}

/** The program itself, as `npm start` runs it; PORT=0 takes a free port. */
export async function startRealServer(environment: Record<string, string>): Promise<RealServer> {
  const child = runMain(environment)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8')
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /ОТдел работает: (\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`сервер завершился с кодом ${code}: ${output}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exited = once(child, 'exit')
    child.kill(signal)
    const [code] = await exited
    return typeof code === 'number' ? code : null
  }
  return {
    url,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** Runs until it ends by itself. */
export async function runToExit(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = runMain(environment)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8')
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8')
  })
  const [code] = await once(child, 'close')
  return { code: typeof code === 'number' ? code : null, output }
}

function runMain(environment: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  return spawn(process.execPath, MAIN_PROGRAM, {
    cwd: serverFolder(),
    env: {
      PATH,
      HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** A data folder that others may enter: PostgreSQL runs as a user of its own when the tests run as root. */
export async function temporaryDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'otdel-data-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** A folder with all that another holds, and whose it is. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

/** kill -9 of the embedded server and all its children at once, as when the power goes. */
export async function killPostgres(dataDir: string): Promise<void> {
  const postmaster = Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
  for (const pid of [postmaster, ...(await childrenOf(postmaster))]) process.kill(pid, 'SIGKILL')
}

async function childrenOf(parent: number): Promise<number[]> {
  const text = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
  return text.trim().split(/\s+/).filter(Boolean).map(Number)
}
