import { ApiError, NO_ANSWER } from './api-error.ts'
import { growingPause } from './pause.ts'
import type { Fetch } from './transport.ts'
import { isAbort } from './transport.ts'

/** `offline`: this machine has no network; `away`: it has one, and the server does not answer. */
export type ConnectionState = 'ok' | 'offline' | 'away'

export interface ConnectionParts {
  fetch: Fetch
  isOnline: () => boolean
  /** True once the page is being left: a request that dies with the page says nothing about the server. */
  isLeaving: () => boolean
  /** Ends early when the browser is back on the network. */
  pause: (milliseconds: number) => Promise<void>
}

/** Answers whether the server works at all; a single call may be unavailable for a reason of its own. */
const PROBE = '/readyz'
/** What stands before the server cannot reach it, or it says itself that it does not work. */
const AWAY: readonly number[] = [NO_ANSWER, 502, 503, 504]

export function isAway(error: unknown): boolean {
  return error instanceof ApiError && AWAY.includes(error.status)
}

/** Whether the server can be reached; a call that got no answer begins the asking, which goes on until one comes. */
export class Connection {
  readonly #parts: ConnectionParts
  readonly #listeners = new Set<() => void>()
  #state: ConnectionState = 'ok'
  /** How often the connection has been lost. */
  #losses = 0
  #asking: Promise<void> | null = null

  constructor(parts: ConnectionParts) {
    this.#parts = parts
  }

  readonly state = (): ConnectionState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same fetch, overheard; what was asked for before a loss and comes after it says nothing of now. */
  readonly fetch: Fetch = async (url, init) => {
    const losses = this.#losses
    try {
      const response = await this.#parts.fetch(url, init)
      if (AWAY.includes(response.status)) void this.doubt()
      else if (losses === this.#losses) this.#become('ok')
      return response
    } catch (error) {
      if (!isAbort(error)) void this.doubt()
      throw error
    }
  }

  /** Something speaks for a lost connection: asks until the server answers. */
  doubt(): Promise<void> {
    if (this.#parts.isLeaving()) return Promise.resolve()
    this.#asking ??= this.#askUntilAnswered().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  /** Asks once; where the server does not answer, goes on asking by itself. */
  async isReached(): Promise<boolean> {
    const isAnswered = await this.#isAnswered()
    if (!isAnswered) void this.doubt()
    return isAnswered
  }

  async #askUntilAnswered(): Promise<void> {
    for (let failures = 1; !(await this.#isAnswered()); failures += 1) {
      this.#become(this.#parts.isOnline() ? 'away' : 'offline')
      await this.#parts.pause(growingPause(failures))
      // Meanwhile another call has been answered.
      if (this.#state === 'ok') return
    }
    this.#become('ok')
  }

  #isAnswered(): Promise<boolean> {
    if (!this.#parts.isOnline()) return Promise.resolve(false)
    return this.#parts.fetch(PROBE, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  #become(next: ConnectionState): void {
    if (next === this.#state) return
    if (next !== 'ok') this.#losses += 1
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
