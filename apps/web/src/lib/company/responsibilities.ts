import type { CallAnswer } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

export type AnsweredGroup = CallAnswer<'GET /api/responsibilities'>[number]

/** Who is responsible for what; whatever changes it invalidates what stands on it as well. */
export function responsibilitiesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['responsibilities', companyId],
    queryFn: ({ signal }) => call('GET /api/responsibilities', { query: { companyId } }, { signal }),
  })
}
