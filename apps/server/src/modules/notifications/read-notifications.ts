import type { NotificationCount } from '@ot/contract'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { announceEvent } from '../../db/stream-events.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { OWN_DEED, undoably } from '../../db/undoable.ts'
import {
  countNotifications,
  getNotification,
  listNotifications,
  type NotificationPage,
  type NotificationRow,
  saveAllRead,
  saveReading,
} from './notification-queries.ts'

export async function notificationsOf(
  ctx: Ctx,
  companyId: number,
  page: NotificationPage,
): Promise<{ rows: NotificationRow[]; total: number }> {
  membershipOf(ctx, companyId)
  const reader = { companyIds: [companyId], userId: ctx.userId }
  return readScoped(ctx, (tx) => listNotifications(tx, reader, page))
}

export async function readNotificationCount(ctx: Ctx, companyId: number): Promise<NotificationCount> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, (tx) => countNotifications(tx, { companyIds: [companyId], userId: ctx.userId }))
}

/** Everybody reads for himself: no role is asked for, and the log of the company's changes is not the place for it. */
export async function markRead(ctx: Ctx, id: number, isRead: boolean): Promise<NotificationRow> {
  const { userId, now } = ctx
  const { companyId } = await readScoped(ctx, (tx) =>
    getNotification(tx, { companyIds: companyIdsOf(ctx), userId }, id),
  )
  return inTransaction(ctx, companyId, async (tx) => {
    await saveReading(tx, { companyId, userId, notificationId: id, isRead, at: now })
    await announceReading(tx, ctx, id)
    return getNotification(tx, { companyIds: [companyId], userId }, id)
  })
}

export async function markAllRead(ctx: Ctx, companyId: number): Promise<void> {
  membershipOf(ctx, companyId)
  const { userId, now } = ctx
  const deed = {
    companyId,
    permission: OWN_DEED,
    name: null,
    touched: [{ table: 'notification_reads', of: { column: 'user_id', ids: [userId] } }],
  } as const
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    await undoably(tx, ctx, deed, () => saveAllRead(tx, companyId, userId, now))
    await announceReading(tx, ctx, null)
  })
}

/** To the other tabs of the same user. */
async function announceReading(tx: Tx, { userId, now, origin }: Ctx, entityId: number | null): Promise<void> {
  await announceEvent(tx, now, { to: { userId }, kind: 'changed', entity: 'notification', entityId, origin })
}
