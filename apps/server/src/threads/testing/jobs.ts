import type { ThreadJob } from '../job.ts'

const PATIENCE_MS = 1000

export const ECHO: ThreadJob<string, string> = { name: 'echo', patienceMs: PATIENCE_MS, run: (text) => text }

export const FAIL: ThreadJob<string, string> = {
  name: 'fail',
  patienceMs: PATIENCE_MS,
  run: (text) => {
    throw new Error(text)
  },
}

export const SPIN: ThreadJob<null, null> = {
  name: 'spin',
  patienceMs: PATIENCE_MS,
  run: () => {
    for (;;);
  },
}

export const EAT: ThreadJob<null, null> = {
  name: 'eat',
  patienceMs: 60 * PATIENCE_MS,
  run: () => {
    const eaten: object[] = []
    for (;;) eaten.push({})
  },
}

/** Ends where it is done, as a fault in the machine code of others does. */
export const FALL: ThreadJob<null, null> = {
  name: 'fall',
  patienceMs: 60 * PATIENCE_MS,
  run: () => {
    process.kill(process.pid, 'SIGKILL')
    return null
  },
}

/** The process in which it is done. */
export const WHERE: ThreadJob<null, number> = {
  name: 'where',
  patienceMs: PATIENCE_MS,
  run: () => process.pid,
}
