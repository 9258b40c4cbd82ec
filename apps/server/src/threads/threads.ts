import { FairQueue } from '../foundation/fair-queue.ts'
import type { ThreadJob } from './job.ts'
import { openThread, type Thread, type ThreadLimits } from './thread.ts'

const PLACES = 2
const LIMITS: ThreadLimits = { memoryMb: 256, slowness: 1 }
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
export function openThreads(program: URL, limits: Partial<ThreadLimits> = {}): Threads {
  const queue = new FairQueue(QUEUE)
  const open = new Set<Thread>()
  const free = new Set<Thread>()

  function take(): Thread {
    for (const thread of free) {
      free.delete(thread)
      return thread
    }
    const thread: Thread = openThread(program, { ...LIMITS, ...limits }, () => {
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
