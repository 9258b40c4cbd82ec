import { parentPort } from 'node:worker_threads'
import { doJob, type Job } from './jobs.ts'

/** The thread that reads files of staff: a program of its own in the build. */
parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await doJob(job))
})
