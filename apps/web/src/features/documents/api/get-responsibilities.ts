import type { CallAnswer } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export type ResponsibilityAnswer = CallAnswer<'GET /api/responsibilities'>[number]

export function responsibilitiesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['responsibilities', companyId],
    queryFn: ({ signal }) => call('GET /api/responsibilities', { query: { companyId } }, { signal }),
  })
}
