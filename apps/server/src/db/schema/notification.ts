import { NOTIFICATION_KINDS } from '@ot/domain'
import { bigserial, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { PICTURE_TYPES } from '../../foundation/picture-type.ts'
import { bigId, bytesColumn, instant } from './columns.ts'

export const notifications = pgTable(
  'notifications',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    important: boolean().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    link: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const notificationReads = pgTable(
  'notification_reads',
  {
    companyId: bigId('company_id').notNull(),
    notificationId: bigId('notification_id').notNull(),
    userId: bigId('user_id').notNull(),
    isRead: boolean('is_read').notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.notificationId, table.userId] })],
)

export const adCards = pgTable('ad_cards', {
  place: integer().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  url: text().notNull(),
  picture: bytesColumn(),
  pictureType: text('picture_type', { enum: PICTURE_TYPES }),
  updatedAt: instant('updated_at').notNull(),
})
