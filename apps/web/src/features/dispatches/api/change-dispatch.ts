import type { CallInput, DispatchAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { dispatchQuery } from './dispatch-queries.ts'

export type NewDispatchBody = CallInput<'POST /api/dispatches'>['body']

/** The answer is shown at once; the list is asked for anew. */
async function changed(client: QueryClient, answer: Promise<DispatchAnswer>): Promise<DispatchAnswer> {
  const dispatch = await answer
  client.setQueryData(dispatchQuery(dispatch.id).queryKey, dispatch)
  await client.invalidateQueries({ queryKey: ['dispatches', dispatch.companyId] })
  return dispatch
}

export function sendDispatch(client: QueryClient, body: NewDispatchBody, idempotencyKey: string) {
  return changed(client, call('POST /api/dispatches', { body }, { idempotencyKey }))
}

/** Of all who have not read yet, or of one. */
export function remind(client: QueryClient, id: number, recipientIds?: number[]) {
  const body = recipientIds === undefined ? {} : { recipientIds }
  return changed(client, call('POST /api/dispatches/:id/remind', { params: { id }, body }))
}

export function revoke(client: QueryClient, id: number, recipientIds?: number[]) {
  const body = recipientIds === undefined ? {} : { recipientIds }
  return changed(client, call('POST /api/dispatches/:id/revoke', { params: { id }, body }))
}

export interface Signatures {
  recipientIds: readonly number[]
  signedOn: string
  scan: File | null
}

/** Without a scan an empty file goes, as a browser's own form would send it. */
export function recordSignatures(
  client: QueryClient,
  id: number,
  { recipientIds, signedOn, scan }: Signatures,
) {
  const fields = { recipientIds: recipientIds.join(','), signedOn }
  const upload = { file: scan ?? new File([], ''), fields }
  return changed(client, call('POST /api/dispatches/:id/paper-signatures', { params: { id }, upload }))
}

export function removeSignature(client: QueryClient, id: number, recipientId: number) {
  const params = { id, recipientId }
  return changed(
    client,
    call('DELETE /api/dispatches/:id/recipients/:recipientId/paper-signature', { params }),
  )
}
