import { parentPort } from 'node:worker_threads'
import { doJob, type Job, type JobAnswer } from './jobs.ts'

/** The thread that reads files of staff: a program of its own in the build. */
parentPort?.on('message', async (job: Job) => {
  const answer = await doJob(job)
  parentPort?.postMessage(answer, handedOver(answer))
})

function handedOver(answer: JobAnswer): ArrayBuffer[] {
  if (answer.kind === 'plan') return [answer.outcome.buffer]
  return answer.kind === 'mark' ? [answer.bytes.buffer] : []
}
