import type { CallInput, CompletedEvent, EventAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { Over } from '../../../lib/http/seen-version.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'

type NewEventBody = CallInput<'POST /api/events'>['body']
type NewEventsBody = CallInput<'POST /api/events/bulk'>['body']
type EventChanges = CallInput<'PATCH /api/events/:id'>['body']

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
  event: Over<EventAnswer>,
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
  { id, version }: Over<Pick<EventAnswer, 'id' | 'version'>>,
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

type CompletionBody = CallInput<'POST /api/events/:id/complete'>['body']
type CompletionsBody = CallInput<'POST /api/events/complete'>['body']

export async function completeEvent(
  client: QueryClient,
  id: number,
  body: CompletionBody,
  idempotencyKey: string,
): Promise<CompletedEvent> {
  const done = await call('POST /api/events/:id/complete', { params: { id }, body }, { idempotencyKey })
  await refreshRecords(client)
  return done
}

/** All or none. */
export async function completeEvents(
  client: QueryClient,
  body: CompletionsBody,
  idempotencyKey: string,
): Promise<readonly CompletedEvent[]> {
  const done = await call('POST /api/events/complete', { body }, { idempotencyKey })
  await refreshRecords(client)
  return done
}

/** All or none; what was marked since is not touched. */
export async function undoCompletions(
  client: QueryClient,
  body: CallInput<'POST /api/events/undo'>['body'],
): Promise<void> {
  try {
    await call('POST /api/events/undo', { body })
  } finally {
    await refreshRecords(client)
  }
}

/** Takes back the last completion; `completionId` makes sure that it is still the one the user saw. */
export async function undoCompletion(client: QueryClient, id: number, completionId?: number): Promise<void> {
  await call('POST /api/events/:id/undo', {
    params: { id },
    body: completionId === undefined ? {} : { completionId },
  })
  await refreshRecords(client)
}

/** Asked for again after any change of an event, an instruction or a workplace. */
export async function refreshRecords(client: QueryClient): Promise<void> {
  await refreshAfter(client, 'event')
}
