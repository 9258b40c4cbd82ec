import type { ImportField } from '@ot/domain'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const importMappings = pgTable(
  'import_mappings',
  {
    companyId: bigId('company_id').notNull(),
    fingerprint: text().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** By the column's index from 0. */
    mapping: jsonb().$type<Record<string, ImportField | null>>().notNull(),
    /** Reference positions by the titles of the file. */
    titles: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fingerprint] })],
)
