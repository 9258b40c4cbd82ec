import { bigserial, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bigId, bytesColumn, instant } from './columns.ts'

export const agreements = pgTable(
  'agreements',
  {
    userId: bigId('user_id').notNull(),
    document: text({ enum: ['personalData', 'offer', 'newsletter'] }).notNull(),
    version: text().notNull(),
    accepted: boolean().notNull(),
    at: instant().notNull(),
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.at] })],
)

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: bigId('user_id').notNull(),
  device: text(),
  address: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
})

export const emailConfirmations = pgTable('email_confirmations', {
  tokenHash: text('token_hash').primaryKey(),
  userId: bigId('user_id').notNull(),
  email: text().notNull(),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: bigId('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  family: uuid().notNull(),
  userId: bigId('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  spentAt: instant('spent_at'),
  revokedAt: instant('revoked_at'),
})

export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: bigId('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const loginFailures = pgTable('login_failures', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  emailKey: text('email_key').notNull(),
  address: text().notNull(),
  at: instant().notNull(),
})

export const tickets = pgTable('tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: bigId('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: bigId('user_id').notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    startedAt: instant('started_at').notNull(),
    /** What the call's transactions answered so far, in order; null: nothing has been committed. */
    outcomes: bytesColumn(),
    /** The name under which the process that runs the call is connected; '': nobody runs it. */
    process: text().notNull().default(''),
    committed: boolean().notNull().default(false),
    status: integer(),
    answer: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.route, table.key] })],
)
