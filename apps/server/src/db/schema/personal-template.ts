import { PERSONAL_TEMPLATE_STATES } from '@ot/domain'
import { bigserial, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, bytesColumn, instant } from './columns.ts'

export const personalTemplates = pgTable(
  'personal_templates',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    templateId: text('template_id').notNull(),
    edition: integer().notNull(),
    baseEdition: integer('base_edition').notNull(),
    state: text({ enum: PERSONAL_TEMPLATE_STATES }).notNull(),
    fileName: text('file_name').notNull(),
    content: bytesColumn().notNull(),
    sha256: text().notNull(),
    tags: jsonb().$type<readonly string[]>().notNull(),
    /** What the file holds that will be seen in every paper: corrections, comments. */
    remarks: jsonb().$type<readonly string[]>().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    uploadedBy: bigId('uploaded_by').notNull(),
    confirmedAt: instant('confirmed_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
