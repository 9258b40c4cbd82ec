import type { CallInput, DocumentAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { documentsKey } from './get-documents.ts'

export type Registration = CallInput<'POST /api/documents'>['body']
export type Registrations = CallInput<'POST /api/documents/bulk'>['body']

export async function registerDocument(
  client: QueryClient,
  body: Registration,
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  const registered = await call('POST /api/documents', { body }, { idempotencyKey })
  await client.invalidateQueries({ queryKey: documentsKey(body.companyId) })
  return registered
}

/** One paper for each whom it is about, all or none. */
export async function registerDocuments(
  client: QueryClient,
  body: Registrations,
  idempotencyKey: string,
): Promise<DocumentAnswer[]> {
  const registered = await call('POST /api/documents/bulk', { body }, { idempotencyKey })
  await client.invalidateQueries({ queryKey: documentsKey(body.companyId) })
  return registered
}
