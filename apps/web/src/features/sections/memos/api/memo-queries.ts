import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'

/** The registry, newest first. */
export function memosQuery(companyId: number) {
  return queryOptions({
    queryKey: ['memos', companyId],
    queryFn: ({ signal }) => call('GET /api/memos', { query: { companyId } }, { signal }),
  })
}
