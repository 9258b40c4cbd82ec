/** What a notification tells of; `deadline`: a term that is near, `overdue`: one that has passed. */
export const NOTIFICATION_KINDS = [
  'deadline',
  'overdue',
  'memo',
  'memo-overdue',
  'incident',
  'tariff',
  'responsible',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const IMPORTANT: readonly NotificationKind[] = ['overdue', 'memo-overdue', 'incident', 'tariff']

/** Overdue, incidents and the end of the tariff. */
export function isImportant(kind: NotificationKind): boolean {
  return IMPORTANT.includes(kind)
}

export const NOTIFICATION_FILTERS = ['off', 'unread', 'important'] as const
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number]

export const NOTIFICATION_FILTER_LABELS = {
  off: 'Все',
  unread: 'Непрочитанные',
  important: 'Важные',
} satisfies Record<NotificationFilter, string>

/** What the event stream tells. `changed`: a record of the company is another than it was; `turn`: a heavy call of the
 * tab began or ended to wait for its company; `reset`: too much happened since the last event that the reader knows,
 * everything is to be asked for anew. */
export const STREAM_KINDS = ['notification', 'memo-saved', 'changed', 'support', 'turn', 'reset'] as const
export type StreamKind = (typeof STREAM_KINDS)[number]

/** Of a `turn`, in the place of the record's name. */
export const TURN_STATES = ['waits', 'waits-no-more'] as const
export type TurnState = (typeof TURN_STATES)[number]

/** The places of cards beside the notifications. */
export const AD_CARD_PLACES = [1, 2, 3] as const
export type AdCardPlace = (typeof AD_CARD_PLACES)[number]
