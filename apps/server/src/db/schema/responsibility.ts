import { bigserial, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const responsibilities = pgTable(
  'responsibilities',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    roleId: integer('role_id').notNull(),
    employeeId: bigId('employee_id').notNull(),
    orderNumber: text('order_number'),
    orderDate: date('order_date', { mode: 'string' }),
    since: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const responsibilityTerms = pgTable(
  'responsibility_terms',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    roleId: integer('role_id').notNull(),
    employeeId: bigId('employee_id').notNull(),
    orderNumber: text('order_number'),
    orderDate: date('order_date', { mode: 'string' }),
    since: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }).notNull(),
    endedByNumber: text('ended_by_number'),
    endedByDate: date('ended_by_date', { mode: 'string' }),
    successorId: bigId('successor_id'),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
