import type { DocumentAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { documentsKey } from './get-documents.ts'

export async function voidDocument(
  client: QueryClient,
  { id, companyId }: DocumentAnswer,
  reason: string,
): Promise<void> {
  await call('POST /api/documents/:id/void', { params: { id }, body: { reason } })
  await client.invalidateQueries({ queryKey: documentsKey(companyId) })
}
