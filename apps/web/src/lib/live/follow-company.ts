import type { StreamEvent } from '@ot/contract/stream'
import type { QueryClient } from '@tanstack/react-query'
import { tabId } from '../http/random-id.ts'
import { blinkNews } from '../news-blink.ts'
import { staleKeys } from '../stale-queries.ts'
import { timing } from '../timing.ts'
import { hearTurn } from '../waiting-turn.ts'
import { listenLive } from './listen-live.ts'

/** Listens until `signal`, and asks anew for what others have changed. */
export function followCompany(companyId: number, client: QueryClient, signal: AbortSignal): void {
  const refresh = createRefreshing(client, signal)
  const hear = (event: StreamEvent) => {
    hearTurn(event, tabId)
    // The tab that made the change has shown it already.
    if (event.origin === tabId) return
    if (event.kind === 'memo-saved') blinkNews()
    refresh(staleKeys(event))
  }
  listenLive(companyId, hear, signal)
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
