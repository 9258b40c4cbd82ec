import type { CallInput, EventAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { refreshRecords } from './refresh-records.ts'

export type NewEventBody = CallInput<'POST /api/events'>['body']
export type NewEventsBody = CallInput<'POST /api/events/bulk'>['body']
export type EventChanges = CallInput<'PATCH /api/events/:id'>['body']

export async function addEvent(
  client: QueryClient,
  body: NewEventBody,
  idempotencyKey: string,
): Promise<EventAnswer> {
  const event = await call('POST /api/events', { body }, { idempotencyKey })
  await refreshRecords(client)
  return event
}

/** The same obligation for a department, a position or chosen employees. */
export async function addEvents(
  client: QueryClient,
  body: NewEventsBody,
  idempotencyKey: string,
): Promise<readonly EventAnswer[]> {
  const events = await call('POST /api/events/bulk', { body }, { idempotencyKey })
  await refreshRecords(client)
  return events
}

export async function changeEvent(
  client: QueryClient,
  event: EventAnswer,
  changes: EventChanges,
): Promise<EventAnswer> {
  const { id, version } = event
  const changed = await call('PATCH /api/events/:id', { params: { id }, body: changes }, { version })
  await refreshRecords(client)
  return changed
}

/** Not what somebody else has completed since it was shown: its history would go with it. */
export async function deleteEvent(
  client: QueryClient,
  { id, version }: Pick<EventAnswer, 'id' | 'version'>,
): Promise<void> {
  try {
    await call('DELETE /api/events/:id', { params: { id } }, { version })
  } finally {
    await refreshRecords(client)
  }
}

/** As it is stored now. */
export function readEvent(id: number): Promise<EventAnswer> {
  return call('GET /api/events/:id', { params: { id } })
}
