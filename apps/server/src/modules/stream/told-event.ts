import { StreamEvent } from '@ot/contract'
import { z } from 'zod'
import type { ToldEvent } from '../../db/stream-events.ts'

const Told = StreamEvent.extend({
  id: z.coerce.number(),
  safe: z.coerce.string(),
  companyId: z.number().nullable(),
  userId: z.number().nullable(),
})

/** What the database passes on: a text that this product alone writes. */
export function parseTold(payload: string | undefined): ToldEvent {
  return Told.parse(JSON.parse(payload ?? ''))
}

const CURSOR_SHAPE = /^(\d{1,19})-\d{1,16}$/

/** From `Last-Event-ID`; null: not one of ours. */
export function cursorOf(lastEventId: string): string | null {
  return CURSOR_SHAPE.exec(lastEventId)?.[1] ?? null
}

/** One event as it goes over the wire; its id names where to go on from, and the event itself. */
export function eventText({ id, safe, kind, entity, entityId, origin }: ToldEvent): string {
  const event: StreamEvent = { kind, entity, entityId, origin }
  return `id: ${safe}-${id}\nevent: ${kind}\ndata: ${JSON.stringify(event)}\n\n`
}

const EVERYTHING: StreamEvent = { kind: 'reset', entity: '', entityId: null, origin: null }

export const RESET_TEXT = `event: reset\ndata: ${JSON.stringify(EVERYTHING)}\n\n`

/** Tells nothing but the place to go on from; readers pass over a message without data, be it empty. */
export function placeText(safe: string): string {
  return `id: ${safe}-0\ndata:\n\n`
}

/** A line that every reader skips: proxies close what is silent. */
export const HEARTBEAT_TEXT = ': \n\n'
