import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { positionsQuery } from '../../../lib/company/positions.ts'

/** What the reference book knows of one of them. */
export function positionQuery(id: number) {
  return queryOptions({
    queryKey: [...positionsQuery().queryKey, id],
    queryFn: ({ signal }) => call('GET /api/positions/:id', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
