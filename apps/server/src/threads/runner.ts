import { JobFailed, type ThreadJob, TooHeavy } from './job.ts'
import type { ThreadPlace } from './place.ts'
import { workedMs } from './work-time.ts'

/** Reading its program, which on a busy machine takes its time. */
const START_MS = 60_000
const IDLE_MS = 60_000
/** So many times its patience on the clock, and no less than a minute, ends a job that does nothing too. */
const LONGEST = 10
const LONGEST_AT_LEAST_MS = 60_000

export type RunnerLimits = {
  memoryMb: number
  /** Times the patience of a job: a machine that has much else to do gets more. */
  slowness: number
}

export type Runner = {
  perform<In, Out>(job: ThreadJob<In, Out>, input: In): Promise<Out>
  end(): Promise<void>
}

type Waiting = { patienceMs: number; done(output: unknown): void; fail(error: unknown): void }

/** Does jobs in a place until its end, of which `onEnd` tells: it failed, took too much or had nothing to do. */
export function openRunner(
  place: ThreadPlace,
  { slowness }: Pick<RunnerLimits, 'slowness'>,
  onEnd: () => void,
): Runner {
  let waiting: Waiting | null = null
  let timer: NodeJS.Timeout | null = null
  let isReady = false
  let work: string | null = null

  function after(ms: number, act: () => void): void {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(act, ms).unref()
  }
  /** A busy machine gives a job little of each second: what it has not had yet is still its own. */
  function countTime({ patienceMs }: Waiting): void {
    const patience = patienceMs * slowness
    const before = workedMs(work)
    const last = performance.now() + Math.max(patience * LONGEST, LONGEST_AT_LEAST_MS)
    function wait(ms: number): void {
      after(ms, () => {
        const now = workedMs(work)
        const left = before === null || now === null ? 0 : patience - (now - before)
        if (left > 0 && performance.now() < last) wait(left)
        else void end(new TooHeavy('the work took too long'))
      })
    }
    wait(patience)
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
    await place.stop()
  }

  place.listen({
    onMessage: (message) => {
      if (message.said === 'ready') {
        isReady = true
        work = message.work
        if (waiting !== null) countTime(waiting)
        return
      }
      settle(({ done, fail }) => {
        if (message.said === 'done') done(message.output)
        else fail(new JobFailed(`a job failed: ${message.message}`))
      })
      after(IDLE_MS, () => end(null))
    },
    onEnd: (reason) => {
      const isOfJob = isReady && !(reason instanceof TooHeavy)
      void end(isOfJob ? new JobFailed('a job ended its place', { cause: reason }) : reason)
    },
  })

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
        else after(START_MS, () => end(new Error('a place of work did not start')))
        place.send({ name: job.name, input })
      })
    },
    end: () => end(new Error('a place of work was closed')),
  }
}
