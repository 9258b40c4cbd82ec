import type { CallAnswer } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { CallOptions } from '../http/request.ts'

export type AnsweredGroup = CallAnswer<'GET /api/responsibilities'>[number]

/** As they are stored now. */
export function readResponsibilities(companyId: number, options?: CallOptions): Promise<AnsweredGroup[]> {
  return call('GET /api/responsibilities', { query: { companyId } }, options)
}

/** Who is responsible for what; whatever changes it invalidates what stands on it as well. */
export function responsibilitiesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['responsibilities', companyId],
    queryFn: ({ signal }) => readResponsibilities(companyId, { signal }),
  })
}
