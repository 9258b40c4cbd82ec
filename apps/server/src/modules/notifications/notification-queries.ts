import type { NotificationAnswer, NotificationCount } from '@ot/contract'
import { NOTIFICATION_KINDS, type NotificationFilter } from '@ot/domain'
import { type Check, flag, number, oneOf, readRows, shaped, text } from '../../db/rows.ts'
import { notificationReads } from '../../db/schema/notification.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'

/** What was told before the user joined is not news to him, unless he says otherwise. */
const READ_BY = `coalesce(r.is_read, n.created_at < m.created_at)`
const OF_READER = `from notifications n
  join memberships m on m.company_id = n.company_id and m.user_id = $2
  left join notification_reads r
    on r.company_id = n.company_id and r.notification_id = n.id and r.user_id = $2
  where n.company_id = any ($1)`
const COLUMNS = `n.id, n.company_id as "companyId", n.kind, n.title, n.created_at as date, n.content, n.important,
  n.link, ${READ_BY} as "isRead"`

export type NotificationRow = NotificationAnswer & { companyId: number }

const isNotificationRow: Check<NotificationRow> = shaped({
  id: number,
  kind: oneOf(NOTIFICATION_KINDS),
  title: text,
  date: text,
  content: text,
  isRead: flag,
  important: flag,
  link: text,
  companyId: number,
})

type Reader = { companyIds: readonly number[]; userId: number }

export type NotificationPage = {
  filter: NotificationFilter
  isRead: boolean | null
  page: number
  limit: number
}

const CHOSEN = `${OF_READER}
  and ($3 = 'off' or ($3 = 'unread' and not ${READ_BY}) or ($3 = 'important' and n.important))
  and ($4::boolean is null or ${READ_BY} = $4)`
const PAGE = `select ${COLUMNS} ${CHOSEN} order by n.id desc limit $5 offset $6`
const TOTAL = `select count(*)::int as total ${CHOSEN}`

export async function listNotifications(
  tx: Tx,
  { companyIds, userId }: Reader,
  { filter, isRead, page, limit }: NotificationPage,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const chosen = [companyIds, userId, filter, isRead]
  const rows = await readRows(tx.$client, isNotificationRow, PAGE, [...chosen, limit, (page - 1) * limit])
  const counted = await readRows(tx.$client, shaped({ total: number }), TOTAL, chosen)
  return { rows, total: counted[0]?.total ?? 0 }
}

const ONE = `select ${COLUMNS} ${OF_READER} and n.id = $3`

/** For calls that carry only an id: looked for in the companies of the user. */
export async function getNotification(
  tx: Tx,
  { companyIds, userId }: Reader,
  id: number,
): Promise<NotificationRow> {
  const rows = await readRows(tx.$client, isNotificationRow, ONE, [companyIds, userId, id])
  if (rows[0] === undefined) throw new NotFound()
  return rows[0]
}

const COUNT = `select count(*)::int as all, count(*) filter (where not ${READ_BY})::int as unread,
  count(*) filter (where n.important)::int as important,
  count(*) filter (where n.important and not ${READ_BY})::int as "importantUnread" ${OF_READER}`

const isNotificationCount: Check<NotificationCount> = shaped({
  all: number,
  unread: number,
  important: number,
  importantUnread: number,
})

export async function countNotifications(tx: Tx, { companyIds, userId }: Reader): Promise<NotificationCount> {
  const rows = await readRows(tx.$client, isNotificationCount, COUNT, [companyIds, userId])
  return rows[0] ?? { all: 0, unread: 0, important: 0, importantUnread: 0 }
}

export type NotificationReading = {
  companyId: number
  userId: number
  notificationId: number
  isRead: boolean
  at: string
}

export async function saveReading(tx: Tx, reading: NotificationReading): Promise<void> {
  const { isRead, at } = reading
  await tx
    .insert(notificationReads)
    .values(reading)
    .onConflictDoUpdate({
      target: [notificationReads.companyId, notificationReads.notificationId, notificationReads.userId],
      set: { isRead, at },
    })
}

const READ_ALL = `insert into notification_reads (company_id, notification_id, user_id, is_read, at)
  select n.company_id, n.id, $2, true, $3 ${OF_READER} and not ${READ_BY}
  on conflict (company_id, notification_id, user_id) do update set is_read = true, at = excluded.at`

export async function saveAllRead(tx: Tx, companyId: number, userId: number, at: string): Promise<void> {
  await tx.$client.query(READ_ALL, [[companyId], userId, at])
}
