import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'

const NONE: ReadonlyMap<number, string | null> = new Map()

/** Terms that the rules of today count otherwise than they are stored, and what was decided about them. */
export function recountsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['recounts', companyId],
    queryFn: ({ signal }) => call('GET /api/recounts', { query: { companyId } }, { signal }),
  })
}

/** By the event, the day that the rules give and nobody has decided about. Beside a table: what it waits for or fails at is not shown. */
export function useRecountedDays(companyId: number): ReadonlyMap<number, string | null> {
  const days = useQuery({
    ...recountsQuery(companyId),
    select: ({ moves }) => new Map(moves.map(({ eventId, becomes }) => [eventId, becomes])),
  })
  return days.data ?? NONE
}
