import type pg from 'pg'
import type { Database } from '../../db/client.ts'
import { STREAM_CHANNEL, type ToldEvent } from '../../db/stream-events.ts'
import { parseTold } from './told-event.ts'

export type Listener = {
  companyId: number
  userId: number
  hear(event: ToldEvent): void
  /** Nothing more will be heard: who wants to know comes back and asks for what was missed. */
  end(): void
}

/** What all readers of one process hear, over one connection to the database. */
export type Hub = {
  /** Resolves when everything that commits from now on will be heard. */
  add(listener: Listener): Promise<void>
  remove(listener: Listener): void
  close(): Promise<void>
}

export function createHub(database: Database): Hub {
  const listeners = new Set<Listener>()
  let listening: Promise<pg.Client> | null = null
  let isClosed = false

  function fanOut(event: ToldEvent): void {
    for (const listener of listeners) {
      if (event.userId === listener.userId || event.companyId === listener.companyId) listener.hear(event)
    }
  }

  /** A lost connection may have lost events: the readers come back with what they know. */
  function lose(): void {
    listening = null
    for (const listener of listeners) listener.end()
    listeners.clear()
  }

  async function listen(): Promise<pg.Client> {
    const client = await database.openClient()
    client.on('notification', ({ payload }) => fanOut(parseTold(payload)))
    client.once('end', lose)
    await client.query(`listen ${STREAM_CHANNEL}`)
    return client
  }

  async function ensureListening(): Promise<void> {
    const opening = listening ?? listen()
    listening = opening
    try {
      await opening
    } catch (error) {
      if (listening === opening) listening = null
      throw error
    }
  }

  return {
    add: async (listener) => {
      // The connection may be lost again before this is told that it stands.
      do await ensureListening()
      while (listening === null && !isClosed)
      if (isClosed) listener.end()
      else listeners.add(listener)
    },
    remove: (listener) => void listeners.delete(listener),
    close: async () => {
      isClosed = true
      const opened = listening
      lose()
      await (await opened)?.end()
    },
  }
}
