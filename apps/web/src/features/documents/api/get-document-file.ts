import type { DocumentAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { callWithHeaders } from '../../../lib/api.ts'
import { fileName } from '../../../lib/http/save-file.ts'
import type { NamedFile } from './named-file.ts'

export async function getDocumentFile(
  { id, name }: DocumentAnswer,
  format: PaperFormat = 'docx',
): Promise<NamedFile> {
  const { answer, headers } = await callWithHeaders('GET /api/documents/:id/file', {
    params: { id },
    query: { format },
  })
  return { bytes: answer, name: fileName(headers, `${name}.${format}`) }
}
