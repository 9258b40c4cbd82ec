import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromThread } from './job.ts'
import type { ThreadPlace } from './place.ts'

/** Of memory for what lives a moment: more of it makes a paper no sooner and costs twenty megabytes a process. */
const YOUNG_MB = 4

/**
 * A process of its own, for work in the machine code of others: a thread is not stopped while it is there, and what falls
 * there takes its whole process along. It ends when this process does.
 */
export function startProcess(program: URL, memoryMb: number): ThreadPlace {
  const fromSource = program.pathname.endsWith('.js') ? [] : ['--import', 'tsx']
  const child = fork(fileURLToPath(program), {
    execArgv: [`--max-old-space-size=${memoryMb}`, `--max-semi-space-size=${YOUNG_MB}`, ...fromSource],
    // Settings of the server, secrets among them, are no business of it.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  child.unref()
  child.channel?.unref()
  return {
    // What cannot be told to a process that is gone is reported by its end.
    send: (message) => void child.send(message, () => undefined),
    listen: ({ onMessage, onEnd }) => {
      child.on('message', (message: FromThread) => onMessage(message))
      void ended.then((how) => onEnd(new Error(`a process ended: ${how}`)))
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
