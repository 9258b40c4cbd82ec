import { Worker } from 'node:worker_threads'
import { errorCode } from '../foundation/error-code.ts'
import { type FromThread, type ThreadJob, TooHeavy, type ToThread } from './job.ts'

/** Reading its program, which on a busy machine takes its time. */
const START_MS = 60_000
const IDLE_MS = 60_000

export type ThreadLimits = {
  memoryMb: number
  /** Times the patience of a job: a machine that has much else to do gets more. */
  slowness: number
}

export type Thread = {
  perform<In, Out>(job: ThreadJob<In, Out>, input: In): Promise<Out>
  end(): Promise<void>
}

type Waiting = { patienceMs: number; done(output: unknown): void; fail(error: unknown): void }

/** One thread from its start to its end, of which `onEnd` tells: it failed, took too much or had nothing to do. */
export function openThread(program: URL, { memoryMb, slowness }: ThreadLimits, onEnd: () => void): Thread {
  const worker = startWorker(program, memoryMb)
  let waiting: Waiting | null = null
  let timer: NodeJS.Timeout | null = null
  let isReady = false

  function after(ms: number, act: () => void): void {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(act, ms).unref()
  }
  function countTime({ patienceMs }: Waiting): void {
    after(patienceMs * slowness, () => end(new TooHeavy('the work took too long')))
  }
  function settle(tell: (waiting: Waiting) => void): void {
    if (timer !== null) clearTimeout(timer)
    const told = waiting
    waiting = null
    if (told !== null) tell(told)
  }
  async function end(error: unknown): Promise<void> {
    onEnd()
    settle(({ fail }) => fail(error))
    await worker.terminate()
  }

  worker.on('message', (message: FromThread) => {
    if (message.said === 'ready') {
      isReady = true
      if (waiting !== null) countTime(waiting)
      return
    }
    settle(({ done, fail }) => {
      if (message.said === 'done') done(message.output)
      else fail(new Error(`a thread failed: ${message.message}`))
    })
    after(IDLE_MS, () => end(null))
  })
  worker.on('error', (error) => {
    const isOut = errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'
    return end(isOut ? new TooHeavy('the work took too much memory', { cause: error }) : error)
  })
  worker.on('exit', () => end(new Error('a thread ended')))

  return {
    perform<In, Out>(job: ThreadJob<In, Out>, input: In): Promise<Out> {
      return new Promise<Out>((resolve, reject) => {
        const task = {
          patienceMs: job.patienceMs,
          done(output: Out) {
            resolve(output)
          },
          fail: reject,
        }
        waiting = task
        if (isReady) countTime(task)
        else after(START_MS, () => end(new Error('a thread did not start')))
        const message: ToThread = { name: job.name, input }
        worker.postMessage(message)
      })
    },
    end: () => end(new Error('a thread was ended')),
  }
}

/** Run from source, the thread reads its TypeScript by tsx, which no flag of a thread can tell it. */
function startWorker(program: URL, memoryMb: number): Worker {
  const isBundle = program.pathname.endsWith('.js')
  const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${program}', '${program}'))`
  const worker = new Worker(isBundle ? program : fromSource, {
    eval: !isBundle,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  worker.unref()
  return worker
}
