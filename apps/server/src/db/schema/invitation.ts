import { ROLES } from '@ot/domain'
import { bigserial, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const invitations = pgTable(
  'invitations',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    role: text({ enum: ROLES }).notNull(),
    invitedBy: bigId('invited_by').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    acceptedAt: instant('accepted_at'),
    acceptedBy: bigId('accepted_by'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const invitationLinks = pgTable('invitation_links', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: bigId('company_id').notNull(),
  invitationId: bigId('invitation_id').notNull(),
  createdAt: instant('created_at').notNull(),
})
