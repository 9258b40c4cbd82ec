import { Worker } from 'node:worker_threads'
import { Invalid } from '../../../foundation/errors.ts'
import type { StaffFile, StaffSnapshot } from '../values/staff.ts'
import type { Job, JobAnswer, PlannedImport } from './jobs.ts'

const MEMORY_MB = 512
const PATIENCE_MS = 60_000
const IDLE_MS = 60_000
const TOO_HEAVY = 'Файл слишком велик для чтения. Оставьте в нём только список работников и сохраните заново'

export type ImportDesk = {
  plan(
    file: StaffFile,
    snapshot: StaffSnapshot,
    options: { dryRun: boolean },
  ): Promise<Omit<PlannedImport, 'outcome'> & { outcome: Buffer }>
  mark(file: StaffFile, snapshot: StaffSnapshot): Promise<Buffer>
  close(): Promise<void>
}

/** Files are read in a thread of their own, one after another, so that nobody else waits for them; its memory and time
 * are limited, whatever a file holds. The thread is started by the first file and let go when none comes. */
export function openImportDesk(): ImportDesk {
  let thread: Thread | null = null
  let queue: Promise<unknown> = Promise.resolve()

  async function perform(job: Job): Promise<JobAnswer> {
    thread ??= openThread(() => {
      thread = null
    })
    return accepted(await thread.perform(job))
  }

  function ask(job: Job): Promise<JobAnswer> {
    const answer = queue.then(
      () => perform(job),
      () => perform(job),
    )
    queue = answer
    return answer
  }

  return {
    plan: async (file, snapshot, { dryRun }) => {
      const answer = await ask({ kind: 'plan', file, snapshot, dryRun })
      if (answer.kind !== 'plan') throw new Error('the import thread answered another job')
      const { outcome, limitProblem, toWrite } = answer
      return { outcome: Buffer.from(outcome.buffer), limitProblem, toWrite }
    },
    mark: async (file, snapshot) => {
      const answer = await ask({ kind: 'mark', file, snapshot })
      if (answer.kind !== 'mark') throw new Error('the import thread answered another job')
      return Buffer.from(answer.bytes.buffer)
    },
    close: async () => {
      await thread?.close()
    },
  }
}

type Thread = { perform(job: Job): Promise<JobAnswer>; close(): Promise<void> }
type Waiting = { resolve(answer: JobAnswer): void; reject(error: unknown): void }

/** One thread from its start to its end, of which `onEnd` tells: it failed, took too long or had nothing to do. */
function openThread(onEnd: () => void): Thread {
  const worker = startWorker()
  let waiting: Waiting | null = null
  let timer: NodeJS.Timeout | null = null

  function settle(finish: (waiting: Waiting) => void): void {
    if (timer !== null) clearTimeout(timer)
    if (waiting !== null) finish(waiting)
    waiting = null
  }
  function end(error: unknown): void {
    onEnd()
    settle(({ reject }) => reject(error))
    void worker.terminate()
  }

  worker.on('message', (answer: JobAnswer) => {
    settle(({ resolve }) => resolve(answer))
    timer = setTimeout(() => end(null), IDLE_MS).unref()
  })
  worker.on('error', (error) => end(outOfMemory(error) ?? error))
  worker.on('exit', () => end(new Error('the import thread ended')))

  return {
    perform: (job) => {
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(() => end(Invalid.field('file', TOO_HEAVY)), PATIENCE_MS)
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        worker.postMessage(job)
      })
    },
    close: async () => {
      onEnd()
      if (timer !== null) clearTimeout(timer)
      await worker.terminate()
    },
  }
}

/** Beside the bundle; run from source, the thread reads its TypeScript by tsx, which no flag of a thread can tell it. */
function startWorker(): Worker {
  const isBundle = import.meta.url.endsWith('.js')
  const url = new URL(isBundle ? './import-worker.js' : './import-worker.ts', import.meta.url)
  const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${url}', '${import.meta.url}'))`
  const worker = new Worker(isBundle ? url : fromSource, {
    eval: !isBundle,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  worker.unref()
  return worker
}

function accepted(answer: JobAnswer): Extract<JobAnswer, { kind: 'plan' | 'mark' }> {
  switch (answer.kind) {
    case 'refused':
      throw Invalid.field(answer.field, answer.message)
    case 'failed':
      throw new Error(`the import thread failed: ${answer.message}`)
    case 'plan':
    case 'mark':
      return answer
  }
}

function outOfMemory(error: unknown): Error | null {
  const isOut = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isOut ? Invalid.field('file', TOO_HEAVY) : null
}
