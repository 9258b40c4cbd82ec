import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

/** The tariff of the company, until when, its limits and what is used of them. */
export function subscriptionQuery(companyId: number) {
  return queryOptions({
    queryKey: ['subscription', companyId],
    queryFn: ({ signal }) => call('GET /api/subscription', { query: { companyId } }, { signal }),
  })
}
