import type { CallInput, TakingBack } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from './api.ts'

/** All becomes what it was, and all that is shown is asked for anew. */
export async function takeBackDeed(client: QueryClient, id: number): Promise<void> {
  await call('POST /api/undo/:id', { params: { id } })
  await client.invalidateQueries()
}

/** The last completion of an event; where one is named, only while it is still the last. */
export async function takeBackCompletion(
  id: number,
  body: CallInput<'POST /api/events/:id/undo'>['body'],
): Promise<void> {
  await call('POST /api/events/:id/undo', { params: { id }, body })
}

/** What an entry of a log tells of; a mark with the others of its action when they are meant too. */
export async function takeBackLogged(
  client: QueryClient,
  of: TakingBack,
  { isTogether }: { isTogether: boolean },
): Promise<void> {
  if (of.kind === 'deed') return takeBackDeed(client, of.undoId)
  const { eventId: id, completionId } = of
  await takeBackCompletion(id, { completionId, together: isTogether })
  await client.invalidateQueries()
}
