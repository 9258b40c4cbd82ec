import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export function templatesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['templates', companyId],
    queryFn: ({ signal }) => call('GET /api/templates', { query: { companyId } }, { signal }),
  })
}
