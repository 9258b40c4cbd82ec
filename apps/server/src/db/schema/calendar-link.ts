import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const calendarLinks = pgTable(
  'calendar_links',
  {
    userId: bigId('user_id').notNull(),
    companyId: bigId('company_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
)
