import {
  CONDITIONS_CLASSES,
  EXCLUDED,
  MEMO_STATUSES,
  PPE_EVENT_TYPES,
  RISK_LEVELS,
  SECTIONS,
} from '@ot/domain'
import { bigserial, boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const memos = pgTable(
  'memos',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    number: integer().notNull(),
    year: integer().notNull(),
    name: text().notNull(),
    section: text({ enum: SECTIONS }).notNull(),
    status: text({ enum: MEMO_STATUSES }).notNull(),
    author: text(),
    fullName: text('full_name'),
    note: text(),
    savedAsCompleted: boolean('saved_as_completed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const memoLines = pgTable(
  'memo_lines',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    memoId: bigId('memo_id').notNull(),
    place: integer().notNull(),
    employeeId: bigId('employee_id').notNull(),
    eventId: bigId('event_id'),
    completionId: bigId('completion_id'),
    madeEvent: boolean('made_event').notNull().default(false),
    closedEvent: boolean('closed_event').notNull().default(false),
    name: text().notNull(),
    employeePosition: text('employee_position').notNull(),
    departmentId: bigId('department_id').notNull(),
    department: text().notNull(),
    periodicity: text(),
    date: date({ mode: 'string' }),
    deadline: date({ mode: 'string' }),
    factorNumber: text('factor_number'),
    eventType: text('event_type', { enum: PPE_EVENT_TYPES }),
    ppe: text(),
    quantity: integer(),
    unit: text(),
    workingConditionsClass: text('working_conditions_class', { enum: CONDITIONS_CLASSES }),
    riskLevel: text('risk_level', { enum: RISK_LEVELS }),
    completionDate: date('completion_date', { mode: 'string' }),
    finalWorkingConditionsClass: text('final_working_conditions_class', {
      enum: [...CONDITIONS_CLASSES, EXCLUDED],
    }),
    finalRiskLevel: text('final_risk_level', { enum: [...RISK_LEVELS, EXCLUDED] }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
