import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import type { ServerAddress } from '../src/db/client.ts'

const Reached = z.union([
  z.object({ url: z.string() }),
  z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    password: z.string(),
    database: z.string(),
  }),
]) satisfies z.ZodType<ServerAddress>
export const ProcessSettings = z.object({ connection: Reached, now: z.string(), smtpUrl: z.string() })
export type ProcessSettings = z.infer<typeof ProcessSettings>

export type LettersProcess = {
  /** Resolves when it ends by itself; a failure is told with what it printed. */
  done: Promise<void>
  /** kill -9. */
  kill(): Promise<void>
}

/** `program`: the bundled `letters-child`. */
export function startLettersProcess(program: string, settings: ProcessSettings): LettersProcess {
  const { PATH = '', HOME = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, [program, JSON.stringify(settings)], {
    env: { PATH, HOME },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8')
  })
  const exited = once(child, 'exit')
  return {
    done: exited.then(([code, signal]) => {
      if (code !== 0 && signal === null) throw new Error(`the process ended with ${code}: ${output}`)
    }),
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}
