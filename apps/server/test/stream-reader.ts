import { StreamEvent } from '@ot/contract'
import { createParser } from 'eventsource-parser'

type Told = StreamEvent & { eventId: string }

/** A program that reads the event stream over a real connection. */
export type StreamReader = {
  status: number
  headers: Headers
  /** All that has been told so far. */
  told: Told[]
  /** The place to go on from. */
  lastEventId(): string
  /** Resolves when so many have been told, of one entity if asked; an end of the stream before that is a failure. */
  heard(count: number, entity?: string): Promise<Told[]>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

export async function readStream(
  url: string,
  { token, lastEventId }: { token: string; lastEventId?: string },
): Promise<StreamReader> {
  const leaving = new AbortController()
  const answer = await fetch(url, {
    signal: leaving.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  })
  const told: Told[] = []
  let place = lastEventId ?? ''
  let isOver = false
  let wake = (): void => undefined

  const parser = createParser({
    onEvent: ({ id, data }) => {
      place = id ?? place
      if (data !== '') told.push({ ...StreamEvent.parse(JSON.parse(data)), eventId: place })
    },
  })

  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of answer.body ?? []) {
        parser.feed(decoder.decode(chunk, { stream: true }))
        wake()
      }
    } catch (error) {
      // The test has left, or the server was killed in the middle of the stream.
      if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
    } finally {
      isOver = true
      wake()
    }
  }
  const ended = read()

  return {
    status: answer.status,
    headers: answer.headers,
    told,
    ended,
    lastEventId: () => place,
    heard: async (count, entity) => {
      const heard = () => told.filter((one) => entity === undefined || one.entity === entity)
      while (heard().length < count) {
        if (isOver) throw new Error(`the stream ended after ${heard().length} of ${count} events`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return heard()
    },
    close: () => leaving.abort(),
  }
}
