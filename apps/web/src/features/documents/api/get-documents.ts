import type { DocumentAnswer } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '../../../lib/api.ts'

const PAGE = 500

/** The whole register of the company, newest first: every template's row shows what of it is registered. */
export function documentsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['documents', companyId],
    queryFn: async ({ signal }) => {
      const documents: DocumentAnswer[] = []
      for (let page = 1; ; page += 1) {
        const query = { companyId, page, limit: PAGE }
        const { answer, headers } = await callWithHeaders('GET /api/documents', { query }, { signal })
        documents.push(...answer)
        if (answer.length < PAGE || documents.length >= Number(headers.get('X-Total-Count'))) return documents
      }
    },
  })
}
