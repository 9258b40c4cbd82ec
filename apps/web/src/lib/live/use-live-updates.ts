import type { StreamEvent } from '@ot/contract/stream'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentCompany } from '../company/companies.ts'
import { growingPause, pauseUntilOnline } from '../http/pause.ts'
import { tabId } from '../http/random-id.ts'
import { blinkNews } from '../news-blink.ts'
import { timing } from '../timing.ts'
import { hearTurn } from '../waiting-turn.ts'
import { staleKeys } from './stale-queries.ts'

/** What others change, and other tabs of this user, comes into the page by itself. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  const companyId = useCurrentCompany().data?.id ?? null
  useEffect(() => {
    if (companyId === null) return
    const leaving = new AbortController()
    const refresh = createRefreshing(client, leaving.signal)
    const hear = (event: StreamEvent) => {
      hearTurn(event, tabId)
      // The tab that made the change has shown it already.
      if (event.origin === tabId) return
      if (event.kind === 'memo-saved') blinkNews()
      refresh(staleKeys(event))
    }
    // The page's own loads come first, those of its code too.
    const timer = setTimeout(() => void listen(companyId, hear, leaving.signal), timing.streamDelay)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, companyId])
}

/** Until the code of the listening has come, it is asked for again and again, as the stream itself would be. */
async function listen(companyId: number, hear: (event: StreamEvent) => void, signal: AbortSignal) {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      const { listenLive } = await import('./listen-live.ts')
      if (!signal.aborted) listenLive(companyId, hear, signal)
      return
    } catch (cause) {
      console.warn('The code of the live updates has not come', cause)
      await pauseUntilOnline(growingPause(failures), signal)
    }
  }
}

/** Changes come in showers: what is asked anew is asked once for all of them. */
function createRefreshing(
  client: QueryClient,
  signal: AbortSignal,
): (keys: readonly string[] | null) => void {
  const stale = new Set<string>()
  let isAll = false
  let timer: ReturnType<typeof setTimeout> | null = null
  signal.addEventListener('abort', () => timer !== null && clearTimeout(timer))

  function refresh(): void {
    timer = null
    if (isAll) void client.invalidateQueries()
    else for (const key of stale) void client.invalidateQueries({ queryKey: [key] })
    stale.clear()
    isAll = false
  }

  return (keys) => {
    if (keys === null) isAll = true
    else for (const key of keys) stale.add(key)
    timer ??= setTimeout(refresh, timing.streamGathering)
  }
}
