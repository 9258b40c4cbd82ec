import { ApiError } from '../http/api-error.ts'
import { isAway } from '../http/connection.ts'
import { growingPause } from '../http/pause.ts'
import { performCall } from '../http/perform-call.ts'
import type { Fetch } from '../http/transport.ts'
import { type KeyValueStore, storeTokens } from './stored.ts'

export interface RefreshParts {
  fetch: Fetch
  store: KeyValueStore
  /** True once the page is being left: a request that dies with the page says nothing about the tokens. */
  isLeaving: () => boolean
  pause: (milliseconds: number) => Promise<void>
  log: (message: string, cause: unknown) => void
}

const REFUSED = 400
/** With the pauses between them a quarter of a minute: a restarted server is back by then. */
const TRIES = 5

/**
 * Exchanges the stored refresh token for a new pair. False: the session cannot be continued. A server that is away is
 * asked again; one that stays away fails the call, and the session goes on.
 */
export async function renewTokens(parts: RefreshParts): Promise<boolean> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await tryRefresh(parts)
    } catch (error) {
      if (!isAway(error) || parts.isLeaving() || failures === TRIES) throw error
      await parts.pause(growingPause(failures))
    }
  }
}

async function tryRefresh(parts: RefreshParts): Promise<boolean> {
  const refreshToken = parts.store.getItem('refresh_token')
  if (refreshToken === null) return false
  try {
    const { answer } = await performCall(parts.fetch, 'POST /api/refresh', { body: { refreshToken } }, null)
    storeTokens(parts.store, answer)
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || parts.isLeaving()) throw error
    // Without the lock (see exclusively.ts) another tab may have renewed the pair while this one was refused.
    const stored = parts.store.getItem('refresh_token')
    if (stored !== null && stored !== refreshToken) return true
    if (isAway(error)) throw error
    if (error.status !== REFUSED) parts.log('The session could not be refreshed', error)
    return false
  }
}
