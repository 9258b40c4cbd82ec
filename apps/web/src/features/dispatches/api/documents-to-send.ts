import type { DocumentAnswer } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '../../../lib/api.ts'

const PAGE = 500

/** Registered papers that hold, newest first. */
export function documentsToSendQuery(companyId: number) {
  return queryOptions({
    queryKey: ['documents', companyId, 'to-send'],
    queryFn: async ({ signal }) => {
      const documents: DocumentAnswer[] = []
      for (let page = 1; ; page += 1) {
        const query = { companyId, page, limit: PAGE }
        const { answer, headers } = await callWithHeaders('GET /api/documents', { query }, { signal })
        documents.push(...answer)
        if (answer.length < PAGE || documents.length >= Number(headers.get('X-Total-Count'))) break
      }
      return documents.filter(({ status }) => status !== 'void')
    },
  })
}
