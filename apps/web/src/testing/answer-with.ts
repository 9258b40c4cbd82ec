import { fakeServer } from './fake-server.ts'

let started = 0

/** How many calls the pages of this file have made so far. */
export function callsStarted(): number {
  return started
}

/** Lets the page under test talk to a fake server until the returned function is called. */
export function answerWith(handlers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(handlers)
  const browserFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    started += 1
    return server.fetch(String(input), init ?? {})
  }
  return {
    seen: server.seen,
    restore: () => {
      globalThis.fetch = browserFetch
    },
  }
}
