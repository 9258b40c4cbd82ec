import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

/** Begins the key of everything that is told of notifications. */
export function notificationsKey(companyId: number) {
  return ['notifications', companyId] as const
}

/** How many notifications the user has; the shell shows those that are not read. */
export function notificationCountQuery(companyId: number) {
  return queryOptions({
    queryKey: [...notificationsKey(companyId), 'count'],
    queryFn: ({ signal }) => call('GET /api/notifications/count', { query: { companyId } }, { signal }),
  })
}
