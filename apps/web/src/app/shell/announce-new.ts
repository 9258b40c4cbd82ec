import type { NotificationCount } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { notificationCountQuery } from '../../lib/company/notification-count.ts'
import { blinkNews } from '../../lib/news-blink.ts'

/** Blinks the icon when something new is to be read. */
export function AnnounceNew() {
  const id = useCurrentCompany().data?.id ?? 0
  const { data } = useQuery({ ...notificationCountQuery(id), enabled: id > 0 })
  useAnnounceNew(id, data)
  return null
}

/** What was made unread again is not new; neither is what another company of the user has. */
export function useAnnounceNew(
  companyId: number,
  count: Pick<NotificationCount, 'all' | 'unread'> | undefined,
): void {
  const known = useRef<{ companyId: number; all: number; unread: number } | null>(null)
  useEffect(() => {
    if (count === undefined) return
    const before = known.current
    known.current = { companyId, all: count.all, unread: count.unread }
    const isNew = before !== null && count.all > before.all && count.unread > before.unread
    if (isNew && before.companyId === companyId) blinkNews()
  }, [companyId, count])
}
