import type { CallInput } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export function activitiesQuery() {
  return queryOptions({
    queryKey: ['activities'],
    queryFn: ({ signal }) => call('GET /api/activities', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type ActivityRequest = CallInput<'POST /api/actual-activity-requests'>['body']

export function requestActivity(body: ActivityRequest): Promise<unknown> {
  return call('POST /api/actual-activity-requests', { body })
}
