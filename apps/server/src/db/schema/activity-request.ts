import { bigserial, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const activityRequests = pgTable('activity_requests', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  userId: bigId('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  emailAdditional: text('email_additional'),
  contactName: text('contact_name').notNull(),
})
