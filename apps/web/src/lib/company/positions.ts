import { queryOptions } from '@tanstack/react-query'
import { call, rememberAnswer } from '../api.ts'

/** The reference list of positions and professions: the same for everybody, and for a long time. */
export function positionsQuery() {
  return queryOptions({
    queryKey: ['positions'],
    queryFn: async ({ signal }) => {
      const positions = await call('GET /api/positions', {}, { signal })
      rememberAnswer('positions', positions)
      return positions
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
