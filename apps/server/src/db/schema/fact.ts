import type { FactValue } from '@ot/domain'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const companyFacts = pgTable(
  'company_facts',
  {
    companyId: bigId('company_id').notNull(),
    key: text().notNull(),
    /** Null: the organisation has no such thing. */
    value: jsonb().$type<FactValue>(),
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: bigId('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] })],
)
