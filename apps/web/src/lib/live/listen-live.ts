import type { StreamEvent } from '@ot/contract/stream'
import type { EventSourceMessage } from 'eventsource-parser'
import { connection, session } from '../api.ts'
import { pauseUntilOnline } from '../http/pause.ts'
import { outgoingCall } from '../http/request.ts'
import { sendRequest } from '../http/transport.ts'
import { keepListening } from './keep-listening.ts'
import { eventOf, rememberEvents } from './live-event.ts'

const CHANNEL = 'otdel-live'

/**
 * Hears what happens in the company until the signal. One tab of the browser holds the connection, since a browser opens
 * only six to a server, and tells the others; when it is closed, the next one takes over where it stopped.
 */
export function listenLive(companyId: number, hear: (event: StreamEvent) => void, signal: AbortSignal): void {
  const name = `${CHANNEL}-${companyId}-${session.username() ?? ''}`
  const isNew = rememberEvents()
  let lastEventId: string | null = null

  function take(message: EventSourceMessage): void {
    lastEventId = message.id ?? lastEventId
    const event = eventOf(message)
    if (event !== null && isNew(message.id ?? '')) hear(event)
  }

  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<EventSourceMessage>) => take(data), { signal })
  signal.addEventListener('abort', () => channel.close())

  const listen = () =>
    keepListening(
      {
        token: () => session.readyToken(),
        open: (token, last, either) => openStream(companyId, token, last, either),
        renew: (staleToken) => session.renew(staleToken),
        lastEventId: () => lastEventId,
        pause: pauseUntilOnline,
        take: (message) => {
          take(message)
          channel.postMessage(message)
        },
      },
      signal,
    )
  // Without the Web Locks API (plain http on a local network) every tab holds a connection of its own.
  const work = 'locks' in navigator ? navigator.locks.request(name, { signal }, listen) : listen()
  work.catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

function openStream(
  companyId: number,
  token: string,
  lastEventId: string | null,
  signal: AbortSignal,
): Promise<Response> {
  const request = outgoingCall('GET /api/stream', { query: { companyId } }, { signal })
  const headers =
    lastEventId === null ? request.headers : { ...request.headers, 'Last-Event-ID': lastEventId }
  return sendRequest(connection.fetch, { ...request, headers }, token)
}
