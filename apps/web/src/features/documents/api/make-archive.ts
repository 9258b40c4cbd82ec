import type { CallInput } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { callWithHeaders } from '../../../lib/api.ts'
import { fileName } from '../../../lib/http/save-file.ts'
import { documentsKey } from './get-documents.ts'
import type { NamedFile } from './named-file.ts'

export type ArchiveRequest = CallInput<'POST /api/documents/archive'>['body']

interface Watch {
  /** With the same key the papers registered before are sent again. */
  idempotencyKey: string
  signal?: AbortSignal
  onProgress?: (received: number) => void
}

export async function makeArchive(
  client: QueryClient,
  body: ArchiveRequest,
  watch: Watch,
): Promise<NamedFile> {
  const fallback = body.format === 'one-pdf' ? 'Документы.pdf' : 'Документы.zip'
  try {
    const { answer, headers } = await callWithHeaders('POST /api/documents/archive', { body }, watch)
    return { bytes: answer, name: fileName(headers, fallback) }
  } finally {
    // Papers are registered before the first byte is sent: they are in the register even when the rest was not received.
    // A package that is only downloaded leaves its trace too: the first steps count it.
    if (body.register || body.contents)
      void client.invalidateQueries({ queryKey: documentsKey(body.companyId) })
  }
}
