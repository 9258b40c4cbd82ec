import type { NotificationAnswer } from '@ot/contract'
import type { NotificationRow } from './notification-queries.ts'

export function presentNotification({ companyId, ...shown }: NotificationRow): NotificationAnswer {
  return shown
}
