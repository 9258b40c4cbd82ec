import type { CallAnswer, CallInput } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { documentsKey } from './get-documents.ts'

export type Refreshment = CallInput<'POST /api/documents/refresh'>['body']
export type Refreshed = CallAnswer<'POST /api/documents/refresh'>

export async function refreshDocuments(
  client: QueryClient,
  body: Refreshment,
  idempotencyKey: string,
): Promise<Refreshed> {
  const refreshed = await call('POST /api/documents/refresh', { body }, { idempotencyKey })
  await client.invalidateQueries({ queryKey: documentsKey(body.companyId) })
  return refreshed
}
