import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

/** How many notifications the user has; the shell shows those that are not read. */
export function notificationCountQuery(companyId: number) {
  return queryOptions({
    queryKey: ['notifications', companyId, 'count'],
    queryFn: ({ signal }) => call('GET /api/notifications/count', { query: { companyId } }, { signal }),
  })
}
