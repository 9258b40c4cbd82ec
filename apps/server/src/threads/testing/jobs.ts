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

/** Stands still three times as long as it may work: the processor is busy with others. */
export const STAND: ThreadJob<string, string> = {
  name: 'stand',
  patienceMs: PATIENCE_MS / 5,
  run: (text) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, (3 * PATIENCE_MS) / 5)
    return text
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
