import { PassThrough, type Readable } from 'node:stream'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { findMemberships } from '../../db/memberships.ts'
import { findMissed, type ToldEvent } from '../../db/stream-events.ts'
import { addSeconds } from '../../foundation/clock.ts'
import type { Hub, Listener } from './hub.ts'
import { cursorOf, eventText, HEARTBEAT_TEXT, placeText, RESET_TEXT } from './told-event.ts'

const HEARTBEAT_MS = 25_000
/** The reader comes back by himself, with a token that has not been revoked meanwhile. */
const LIFETIME_MS = 30 * 60_000
/** Who reads so slowly is sent away, to come back for the rest. */
const UNREAD_BYTES_MAX = 1024 * 1024
/** A page begins to listen a moment after it has loaded what it shows. */
const FIRST_LOOK_BACK_SECONDS = 10

export type StreamRequest = {
  companyId: number
  lastEventId: string | null
  /** Only what was missed. */
  isOnce: boolean
}

/** The events of a company as long as both sides hold the connection: first what was missed, then what happens. */
export async function openStream(hub: Hub, ctx: Ctx, request: StreamRequest): Promise<Readable> {
  membershipOf(ctx, request.companyId)
  const stream = new EventStream(ctx, request.companyId)
  if (!request.isOnce) await hub.add(stream)
  stream.out.once('close', () => hub.remove(stream))
  try {
    await stream.catchUp(request.lastEventId)
  } catch (error) {
    stream.out.destroy()
    throw error
  }
  if (request.isOnce) stream.end()
  else stream.keepAlive()
  return stream.out
}

class EventStream implements Listener {
  readonly out = new PassThrough()
  readonly companyId: number
  readonly userId: number
  readonly #ctx: Ctx
  /** Heard while the missed ones are read; null: what is heard goes out at once. */
  #waiting: ToldEvent[] | null = []
  /** Read as missed: they may be heard once more. */
  readonly #sent = new Set<number>()
  #isOver = false

  constructor(ctx: Ctx, companyId: number) {
    this.#ctx = ctx
    this.companyId = companyId
    this.userId = ctx.userId
  }

  hear(event: ToldEvent): void {
    if (this.#waiting !== null) {
      this.#waiting.push(event)
      return
    }
    this.#send(event)
    if (this.#isOver) this.end()
  }

  end(): void {
    this.out.end()
  }

  async catchUp(lastEventId: string | null): Promise<void> {
    const cursor = lastEventId === null ? null : cursorOf(lastEventId)
    const since =
      cursor === null ? { instant: addSeconds(this.#ctx.now, -FIRST_LOOK_BACK_SECONDS) } : { cursor }
    const { events, safe, isTooMuch } = await findMissed(this.#ctx.database, this, since)
    if (isTooMuch || (lastEventId !== null && cursor === null)) this.out.write(RESET_TEXT)
    for (const event of events) {
      this.#send(event)
      this.#sent.add(event.id)
    }
    this.out.write(placeText(safe))
    const heard = this.#waiting ?? []
    this.#waiting = null
    for (const event of heard) this.#send(event)
    // Not before the reader knows a place after it all: from an earlier one he would come back to the same end.
    if (this.#isOver) this.end()
  }

  keepAlive(): void {
    const heartbeat = setInterval(() => this.out.write(HEARTBEAT_TEXT), HEARTBEAT_MS)
    const farewell = setTimeout(() => this.end(), LIFETIME_MS)
    this.out.once('close', () => {
      clearInterval(heartbeat)
      clearTimeout(farewell)
    })
  }

  #send(event: ToldEvent): void {
    if (this.out.writableEnded || this.#sent.has(event.id)) return
    this.out.write(eventText(event))
    if (this.out.writableLength > UNREAD_BYTES_MAX) this.out.destroy()
    // Perhaps the session of this very stream was ended: who may go on comes back.
    if (event.entity === 'session' && event.userId === this.userId) this.#isOver = true
    if (event.entity === 'member' && event.companyId === this.companyId) this.#endUnlessMember()
  }

  /** Whoever has lost the company hears no more of it. */
  #endUnlessMember(): void {
    findMemberships(this.#ctx.database, this.userId, this.#ctx.now).then(
      (memberships) => {
        if (!memberships.has(this.companyId)) this.end()
      },
      (error: unknown) => this.out.destroy(error instanceof Error ? error : new Error(String(error))),
    )
  }
}
