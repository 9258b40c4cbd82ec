import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** What the company keeps of these words; the answer to earlier words is shown until this one comes, and its call is given up. */
export function searchQuery(companyId: number, q: string) {
  return queryOptions({
    queryKey: ['search', companyId, q],
    queryFn: ({ signal }) => call('GET /api/search', { query: { companyId, q } }, { signal }),
    enabled: companyId > 0 && q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}
