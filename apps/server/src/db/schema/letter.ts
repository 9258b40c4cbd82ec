import { DIGEST_RHYTHMS, LETTER_KINDS } from '@ot/domain'
import { bigserial, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const letterKeys = pgTable('letter_keys', { id: integer().primaryKey(), key: text().notNull() })

export const letters = pgTable(
  'letters',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    kind: text({ enum: LETTER_KINDS }).notNull(),
    addressee: text().notNull(),
    name: text(),
    email: text().notNull(),
    subject: text().notNull(),
    period: date({ mode: 'string' }),
    messageId: uuid('message_id').notNull(),
    queuedAt: instant('queued_at').notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const digestSettings = pgTable(
  'digest_settings',
  {
    userId: bigId('user_id').notNull(),
    companyId: bigId('company_id').notNull(),
    rhythm: text({ enum: DIGEST_RHYTHMS }),
    chosenAt: instant('chosen_at'),
    lastPeriod: date('last_period', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
)

export const headLetters = pgTable(
  'head_letters',
  {
    companyId: bigId('company_id').notNull(),
    departmentId: bigId('department_id').notNull(),
    employeeId: bigId('employee_id').notNull(),
    lastPeriod: date('last_period', { mode: 'string' }),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.departmentId] })],
)

export const departmentLinks = pgTable('department_links', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: bigId('company_id').notNull(),
  departmentId: bigId('department_id').notNull(),
  employeeId: bigId('employee_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const letterDays = pgTable('letter_days', {
  companyId: bigId('company_id').primaryKey(),
  day: date({ mode: 'string' }).notNull(),
})
