import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Found by any form of the words, the best first; while a longer question is answered the found ones stay. */
export function searchQuery(companyId: number, words: string) {
  return queryOptions({
    queryKey: ['template-search', companyId, words],
    queryFn: ({ signal }) =>
      call('GET /api/templates/search', { query: { companyId, q: words } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: words !== '',
  })
}
