import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export function activitiesQuery() {
  return queryOptions({
    queryKey: ['activities'],
    queryFn: ({ signal }) => call('GET /api/activities', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
