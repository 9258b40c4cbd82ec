import { bigserial, date, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const users = pgTable('users', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  email: text().notNull(),
  /** The e-mail in lower case: what makes two users the same. */
  emailKey: text('email_key').notNull(),
  name: text(),
  passwordHash: text('password_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  emailConfirmedAt: instant('email_confirmed_at'),
  /** Sealed, see `sealSecret`; without `totpConfirmedAt` two-factor is only being set up. */
  totpSecret: text('totp_secret'),
  totpConfirmedAt: instant('totp_confirmed_at'),
  totpStep: bigId('totp_step'),
  deletionOn: date('deletion_on', { mode: 'string' }),
  erasedAt: instant('erased_at'),
})
