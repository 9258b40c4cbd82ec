import { bigserial, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const users = pgTable('users', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  email: text().notNull(),
  /** The e-mail in lower case: what makes two users the same. */
  emailKey: text('email_key').notNull(),
  name: text(),
  passwordHash: text('password_hash').notNull(),
  createdAt: instant('created_at').notNull(),
})
