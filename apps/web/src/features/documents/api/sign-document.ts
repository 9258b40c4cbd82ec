import type { DocumentAnswer } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { documentsKey } from './get-documents.ts'

/** The signatures are on paper since that day; null: they are not there after all. */
export async function signDocument(
  client: QueryClient,
  { id, companyId }: DocumentAnswer,
  signedOn: string | null,
): Promise<void> {
  await call('POST /api/documents/sign', { body: { companyId, ids: [id], signedOn } })
  await client.invalidateQueries({ queryKey: documentsKey(companyId) })
}
