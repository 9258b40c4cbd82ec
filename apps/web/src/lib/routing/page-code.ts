import type { ComponentType } from 'react'

/** Where the code of a part of a page is: still with the server, here, or not to be had. */
type State =
  | { kind: 'away' }
  | { kind: 'here'; Component: ComponentType }
  | { kind: 'failed'; cause: unknown }

/** A part of a page, a frame or the page itself, whose code comes when it is asked for. */
export interface PageCode {
  state: () => State
  /** Comes to an end in either case; after a failure it tries again. */
  load: () => Promise<void>
}

export function pageCode(load: () => Promise<ComponentType>): PageCode {
  let state: State = { kind: 'away' }
  let loading: Promise<void> | null = null

  async function run(): Promise<void> {
    try {
      state = { kind: 'here', Component: await load() }
    } catch (cause) {
      console.error('The code of a page has not come', cause)
      state = { kind: 'failed', cause }
      loading = null
    }
  }

  return {
    state: () => state,
    load() {
      loading ??= run()
      return loading
    },
  }
}

/** Code that has come with the caller. */
export function codeHere(Component: ComponentType): PageCode {
  const state: State = { kind: 'here', Component }
  return { state: () => state, load: () => Promise.resolve() }
}
