import type { StartAnswer } from '@ot/contract'
import type { StartStep } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** How far the first steps are, and what this user has made of the guide. */
export function startQuery(companyId: number) {
  return queryOptions({
    queryKey: ['start', companyId],
    queryFn: ({ signal }) => call('GET /api/start', { query: { companyId } }, { signal }),
    // Records change on pages that do not show the guide: it is counted at every opening.
    staleTime: 0,
  })
}

export async function changeStart(
  client: QueryClient,
  companyId: number,
  changes: { isHidden?: boolean; postponed?: StartStep[] },
): Promise<StartAnswer> {
  const answer = await call('PATCH /api/start', { body: { companyId, ...changes } })
  client.setQueryData(startQuery(companyId).queryKey, answer)
  return answer
}
