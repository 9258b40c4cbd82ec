import { DISPATCH_PURPOSES, RECIPIENT_STATES } from '@ot/domain'
import { bigserial, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, bytesColumn, instant } from './columns.ts'

/** `pdfSha256` is absent from marks made before papers were kept as PDF too. */
export type KeptHash = { documentId: number; sha256: string; pdfSha256?: string | null }

export const documentFiles = pgTable(
  'document_files',
  {
    companyId: bigId('company_id').notNull(),
    documentId: bigId('document_id').notNull(),
    bytes: bytesColumn().notNull(),
    sha256: text().notNull(),
    pdf: bytesColumn(),
    pdfSha256: text('pdf_sha256'),
    pages: bytesColumn(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.documentId] })],
)

export const dispatches = pgTable(
  'dispatches',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    purpose: text({ enum: DISPATCH_PURPOSES }).notNull(),
    needsSignature: boolean('needs_signature').notNull(),
    letter: text(),
    due: date({ mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    createdBy: bigId('created_by').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const dispatchDocuments = pgTable(
  'dispatch_documents',
  {
    companyId: bigId('company_id').notNull(),
    dispatchId: bigId('dispatch_id').notNull(),
    documentId: bigId('document_id').notNull(),
    place: integer().notNull(),
    signedByHand: boolean('signed_by_hand').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.dispatchId, table.documentId] })],
)

export const dispatchScans = pgTable(
  'dispatch_scans',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    dispatchId: bigId('dispatch_id').notNull(),
    fileName: text('file_name').notNull(),
    bytes: bytesColumn().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: bigId('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const dispatchRecipients = pgTable(
  'dispatch_recipients',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    dispatchId: bigId('dispatch_id').notNull(),
    place: integer().notNull(),
    employeeId: bigId('employee_id'),
    fullName: text('full_name'),
    position: text(),
    email: text(),
    state: text({ enum: RECIPIENT_STATES }).notNull(),
    sentAt: instant('sent_at'),
    letters: integer().notNull().default(0),
    linkUntil: instant('link_until'),
    openedAt: instant('opened_at'),
    acknowledgedAt: instant('acknowledged_at'),
    acknowledgedName: text('acknowledged_name'),
    acknowledgedAddress: text('acknowledged_address'),
    acknowledgedAgent: text('acknowledged_agent'),
    acknowledgedHashes: jsonb('acknowledged_hashes').$type<KeptHash[]>(),
    signedOn: date('signed_on', { mode: 'string' }),
    scanId: bigId('scan_id'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const dispatchLinks = pgTable('dispatch_links', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: bigId('company_id').notNull(),
  dispatchId: bigId('dispatch_id').notNull(),
  recipientId: bigId('recipient_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
