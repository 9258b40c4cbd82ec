import type { NotificationCount } from '@ot/contract'
import { NOTIFICATION_FILTERS, type NotificationFilter } from '@ot/domain'
import type { Holding } from './api/notification-queries.ts'

export const BLOCKS = ['unread', 'all', 'read'] as const
export type UrgentBlock = (typeof BLOCKS)[number]

export const BLOCK_LABELS = {
  unread: 'Непрочитанные',
  all: 'Все',
  read: 'Прочитанные',
} satisfies Record<UrgentBlock, string>

/** What the page shows, as its address has it; `open` null: what goes without saying, the unread. */
export interface NotificationsView {
  filter: NotificationFilter
  open: UrgentBlock | null
}

export function notificationsView(search: Record<string, unknown>): NotificationsView {
  return {
    filter: NOTIFICATION_FILTERS.find((filter) => filter === search.filter) ?? 'off',
    open: BLOCKS.find((block) => block === search.open) ?? null,
  }
}

/** The address is silent about what goes without saying. */
export function notificationsSearch({ filter, open }: NotificationsView) {
  return { ...(filter === 'off' ? {} : { filter }), ...(open === null ? {} : { open }) }
}

export interface ShownBlock {
  block: UrgentBlock
  count: number
  holding: Holding
  isOpen: boolean
}

/** The blocks of the filter with how much is in each; one of them is open. With nothing unread, that is all of them. */
export function shownBlocks({ filter, open }: NotificationsView, count: NotificationCount): ShownBlock[] {
  const isImportant = filter === 'important'
  const [all, unread] = isImportant ? [count.important, count.importantUnread] : [count.all, count.unread]
  const counts = { unread, all, read: all - unread } satisfies Record<UrgentBlock, number>
  const offered = filter === 'unread' ? (['unread'] as const) : BLOCKS
  const wanted =
    offered.find((block) => block === open) ?? (unread === 0 && filter !== 'unread' ? 'all' : 'unread')
  const isRead = { unread: false, all: null, read: true } satisfies Record<UrgentBlock, boolean | null>
  return offered.map((block) => ({
    block,
    count: counts[block],
    isOpen: block === wanted,
    holding: { isImportant, isRead: isRead[block] },
  }))
}
