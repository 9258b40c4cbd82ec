import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { ApiError } from '../http/api-error.ts'
import { growingPause } from '../http/pause.ts'
import { timing } from '../timing.ts'

export interface StreamParts {
  /** The token to connect with; it fails where a new one is needed and the server is away. */
  token: () => Promise<string>
  /** One connection; fails with ApiError where the server refuses. */
  open: (token: string, lastEventId: string | null, signal: AbortSignal) => Promise<Response>
  /** After a 401 to this very token, which others may have renewed since: whether it is worth another try. */
  renew: (staleToken: string) => Promise<boolean>
  lastEventId: () => string | null
  take: (message: EventSourceMessage) => void
  /** Ends early when the browser is back on the network. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const UNAUTHORISED = 401
/** The company is not there for this user any more: nothing will change by asking again. */
const FINAL: readonly number[] = [400, 403, 404]

/** Reads the stream until the signal: reconnects by itself, from where it stopped, at growing intervals. */
export async function keepListening(parts: StreamParts, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let token = ''
    try {
      token = await parts.token()
      await listenOnce(parts, token, signal, () => {
        failures = 0
      })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && FINAL.includes(error.status)) return
      if (error instanceof ApiError && error.status === UNAUTHORISED && (await hasEnded(parts, token))) return
      failures += 1
    }
    if (!signal.aborted) await parts.pause(growingPause(failures), signal)
  }
}

/** The session is over for good; one that could not be asked about may go on later. */
async function hasEnded({ renew }: StreamParts, staleToken: string): Promise<boolean> {
  try {
    return !(await renew(staleToken))
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

async function listenOnce(
  parts: StreamParts,
  token: string,
  signal: AbortSignal,
  heard: () => void,
): Promise<void> {
  const silence = new AbortController()
  const either = AbortSignal.any([signal, silence.signal])
  const { body } = await parts.open(token, parts.lastEventId(), either)
  if (body === null) return
  const parser = createParser({ onEvent: parts.take })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  // A computer that slept holds connections that are long dead: the heartbeat tells.
  let timer = setTimeout(() => silence.abort(), timing.streamSilence)
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), timing.streamSilence)
      heard()
      parser.feed(step.value)
    }
  } finally {
    clearTimeout(timer)
  }
}
