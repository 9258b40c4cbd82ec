import { SUPPORT_AUTHORS } from '@ot/domain'
import { bigserial, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const supportMessages = pgTable('support_messages', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  userId: bigId('user_id').notNull(),
  author: text({ enum: SUPPORT_AUTHORS }).notNull(),
  text: text().notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
})

export const supportClosings = pgTable('support_closings', {
  userId: bigId('user_id').primaryKey(),
  closedAt: instant('closed_at').notNull(),
})
