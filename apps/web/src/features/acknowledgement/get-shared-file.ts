import type { SentDocument } from '@ot/contract'
import { callWithHeaders } from '../../lib/api.ts'
import { fileName } from '../../lib/http/save-file.ts'

export async function getSharedFile(token: string, { id, name }: SentDocument, signal?: AbortSignal) {
  const { answer, headers } = await callWithHeaders(
    'GET /api/acknowledge/:token/file/:documentId',
    { params: { token, documentId: id } },
    signal === undefined ? {} : { signal },
  )
  return { bytes: answer, name: fileName(headers, `${name}.docx`) }
}
