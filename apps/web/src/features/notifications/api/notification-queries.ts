import type { NotificationAnswer } from '@ot/contract'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { notificationsKey } from '../../../lib/company/notification-count.ts'
import { sizes } from '../../../lib/sizes.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'

/** Which notifications a block of the page holds. */
export interface Holding {
  isImportant: boolean
  /** Null: whether read or not. */
  isRead: boolean | null
}

/** A block, a page at a time, newest first. */
export function notificationsQuery(companyId: number, { isImportant, isRead }: Holding) {
  return infiniteQueryOptions({
    queryKey: [...notificationsKey(companyId), 'list', isImportant, isRead],
    queryFn: async ({ pageParam: page, signal }) => {
      const query = {
        companyId,
        page,
        limit: sizes.newsPageSize,
        ...(isImportant && { filter: 'important' as const }),
        ...(isRead !== null && { isRead: isRead ? ('true' as const) : ('false' as const) }),
      }
      const { answer, headers } = await callWithHeaders('GET /api/notifications', { query }, { signal })
      return { items: answer, total: Number(headers.get('X-Total-Count') ?? 0) }
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { items }) => sum + items.length, 0)
      return last.items.length > 0 && loaded < last.total ? pages.length + 1 : undefined
    },
  })
}

export function adCardsQuery() {
  return queryOptions({
    queryKey: ['ad-cards'],
    queryFn: ({ signal }) => call('GET /api/ad-cards', {}, { signal }),
  })
}

export async function markRead(
  client: QueryClient,
  { id }: Pick<NotificationAnswer, 'id'>,
  isRead: boolean,
): Promise<void> {
  await call('PATCH /api/notifications/:id', { params: { id }, body: { isRead } }, { outlivesPage: true })
  await refreshAfter(client, 'notification')
}

export async function markAllRead(client: QueryClient, companyId: number): Promise<void> {
  await call('POST /api/notifications/read-all', { body: { companyId } })
  await refreshAfter(client, 'notification')
}
