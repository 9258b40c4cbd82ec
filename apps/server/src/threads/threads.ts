import { FairQueue } from '../foundation/fair-queue.ts'
import type { ThreadJob } from './job.ts'
import { openRunner, type Runner, type RunnerLimits } from './runner.ts'
import { startThread } from './thread-place.ts'

const PLACES = 2
const LIMITS: RunnerLimits = { memoryMb: 256, slowness: 1 }
const QUEUE = {
  places: PLACES,
  waitingEach: 10,
  patienceMs: 60_000,
  refusal: 'Файлы вашей организации ещё обрабатываются. Подождите минуту и повторите.',
}

/** What a stranger's file holds is looked at here, never where requests are served. */
export type Threads = {
  /** One work of a company at a time; refuses with TooHeavy or TooMany. */
  perform<In, Out>(job: ThreadJob<In, Out>, companyId: number, input: In): Promise<Out>
  close(): Promise<void>
}

/** Threads are started when there is work and end a while after it, with all the memory it took. */
export function openThreads(program: URL, limits: Partial<RunnerLimits> = {}): Threads {
  const held = { ...LIMITS, ...limits }
  const queue = new FairQueue(QUEUE)
  const open = new Set<Runner>()
  const free = new Set<Runner>()

  function take(): Runner {
    for (const thread of free) {
      free.delete(thread)
      return thread
    }
    const thread: Runner = openRunner(startThread(program, held.memoryMb), held, () => {
      open.delete(thread)
      free.delete(thread)
    })
    open.add(thread)
    return thread
  }

  return {
    perform: (job, companyId, input) =>
      queue.run(companyId, async () => {
        const thread = take()
        try {
          return await thread.perform(job, input)
        } finally {
          if (open.has(thread)) free.add(thread)
        }
      }),
    close: async () => {
      await Promise.all([...open].map((thread) => thread.end()))
    },
  }
}
