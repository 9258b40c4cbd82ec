import type { CallInput } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { refreshRecords } from './refresh-records.ts'

export type CompletionBody = CallInput<'POST /api/events/:id/complete'>['body']
export type CompletionsBody = CallInput<'POST /api/events/complete'>['body']

export async function completeEvent(
  client: QueryClient,
  id: number,
  body: CompletionBody,
  idempotencyKey: string,
): Promise<void> {
  await call('POST /api/events/:id/complete', { params: { id }, body }, { idempotencyKey })
  await refreshRecords(client)
}

/** All or none. */
export async function completeEvents(
  client: QueryClient,
  body: CompletionsBody,
  idempotencyKey: string,
): Promise<void> {
  await call('POST /api/events/complete', { body }, { idempotencyKey })
  await refreshRecords(client)
}

/** Takes back the last completion; `completionId` makes sure that it is still the one the user saw. */
export async function undoCompletion(client: QueryClient, id: number, completionId?: number): Promise<void> {
  await call('POST /api/events/:id/undo', {
    params: { id },
    body: completionId === undefined ? {} : { completionId },
  })
  await refreshRecords(client)
}
