import { bigserial, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export type FieldChange = { field: string; from: unknown; to: unknown }

export const auditEntries = pgTable(
  'audit_entries',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    at: instant().notNull(),
    userId: bigId('user_id'),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: bigId('entity_id'),
    changes: jsonb().$type<FieldChange[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const counters = pgTable(
  'counters',
  {
    companyId: bigId('company_id').notNull(),
    key: text().notNull(),
    year: integer().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key, table.year] })],
)
