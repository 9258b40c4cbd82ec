import { Worker } from 'node:worker_threads'
import { errorCode } from '../foundation/error-code.ts'
import { TooHeavy } from './job.ts'
import type { ThreadPlace } from './place.ts'

/** A thread of this process: our own code works there, which can be stopped at any step. */
export function startThread(program: URL, memoryMb: number): ThreadPlace {
  const worker = workerOf(program, memoryMb)
  return {
    send: (message) => worker.postMessage(message),
    listen: ({ onMessage, onEnd }) => {
      worker.on('message', onMessage)
      worker.on('error', (error) => {
        const isOut = errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'
        onEnd(isOut ? new TooHeavy('the work took too much memory', { cause: error }) : error)
      })
      worker.on('exit', () => onEnd(new Error('a thread ended')))
    },
    stop: async () => {
      await worker.terminate()
    },
  }
}

/** Run from source, the thread reads its TypeScript by tsx, which no flag of a thread can tell it. */
function workerOf(program: URL, memoryMb: number): Worker {
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
