import type { SentDocument } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName } from '../../../lib/http/save-file.ts'
import { useAnswer } from '../../../lib/use-answer.ts'

/** What the link opens. */
export function useShared(token: string) {
  const shared = useAnswer((signal) => call('GET /api/acknowledge/:token', { params: { token } }, { signal }))
  return {
    shared,
    async acknowledge(name: string): Promise<void> {
      const body = { name, agreed: true as const }
      shared.show(await call('POST /api/acknowledge/:token', { params: { token }, body }))
    },
  }
}

interface SharedFile {
  token: string
  document: SentDocument
  format: PaperFormat
}

export async function getSharedFile({ token, document, format }: SharedFile, signal?: AbortSignal) {
  const { id, name } = document
  const { answer, headers } = await callWithHeaders(
    'GET /api/acknowledge/:token/file/:documentId',
    { params: { token, documentId: id }, query: { format } },
    signal === undefined ? {} : { signal },
  )
  return { bytes: answer, name: fileName(headers, `${name}.${format}`) }
}

export function getSharedPages(token: string, { id }: SentDocument, signal: AbortSignal) {
  const params = { token, documentId: id }
  return call('GET /api/acknowledge/:token/pages/:documentId', { params }, { signal })
}
