import { bigserial, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const incidentMeasures = pgTable(
  'incident_measures',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    incidentId: bigId('incident_id').notNull(),
    what: text().notNull(),
    responsibleId: bigId('responsible_id'),
    dueOn: date('due_on', { mode: 'string' }),
    doneOn: date('done_on', { mode: 'string' }),
    note: text(),
    cancelReason: text('cancel_reason'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const incidentMemos = pgTable(
  'incident_memos',
  {
    companyId: bigId('company_id').notNull(),
    incidentId: bigId('incident_id').notNull(),
    memoId: bigId('memo_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.incidentId, table.memoId] })],
)

export const incidentHeadcounts = pgTable(
  'incident_headcounts',
  {
    companyId: bigId('company_id').notNull(),
    year: integer().notNull(),
    /** Null: taken back to that of the company's card. */
    headcount: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.year] })],
)
