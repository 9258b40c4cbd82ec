import type { CallInput, DocumentAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { documentsQuery } from './get-documents.ts'

export type Registration = CallInput<'POST /api/documents'>['body']

export async function registerDocument(
  client: QueryClient,
  body: Registration,
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  const registered = await call('POST /api/documents', { body }, { idempotencyKey })
  await client.invalidateQueries({ queryKey: documentsQuery(body.companyId).queryKey })
  return registered
}
