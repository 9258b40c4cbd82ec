import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { FromThread, ThreadJob, ToThread } from './job.ts'

const BEHIND_PAGES = 5

/** A file is read when those who wait for a page leave time for it. Only Linux knows the priority of a thread: elsewhere it would be the whole server's. */
function giveWay(): void {
  if (parentPort === null || process.platform === 'linux') setPriority(0, BEHIND_PAGES)
}

/** The program of a place: does the tasks it is sent, one after another. */
export function serveJobs(jobs: readonly ThreadJob<unknown, unknown>[]): void {
  giveWay()
  if (parentPort === null) endWithServer()
  const byName = new Map(jobs.map((job) => [job.name, job]))

  const told = parentPort ?? process
  told.on('message', async ({ name, input }: ToThread) => {
    try {
      const job = byName.get(name)
      if (job === undefined) throw new Error(`the thread knows no job ${name}`)
      const output = await job.run(input)
      say({ said: 'done', output }, job.handedOver?.(output))
    } catch (error) {
      // An error loses its class on the way: what the caller should know is a part of the job's output.
      say({
        said: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    }
  })
  say({ said: 'ready', work: workFile() })
}

/** Of this thread alone, or of a process with all its threads; only Linux has it. */
function workFile(): string | null {
  if (process.platform !== 'linux') return null
  return `/proc/${parentPort === null ? process.pid : readlinkSync('/proc/thread-self')}/stat`
}

function say(message: FromThread, handedOver: ArrayBuffer[] = []): void {
  if (parentPort === null) process.send?.(message)
  else parentPort.postMessage(message, handedOver)
}

/** A process of its own goes when the server is gone; told to stop together with it, it first does what the server still sends. */
function endWithServer(): void {
  process.once('disconnect', () => process.exit())
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined)
}
