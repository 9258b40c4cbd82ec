import type { InputValues } from '@ot/contract'
import type { DocumentFacts } from '@ot/doc-library'
import { bigserial, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

/** What a registered paper was made from; its answers stand beside. */
export type FactsSnapshot = Omit<DocumentFacts, 'values'>

export const templateAnswers = pgTable(
  'template_answers',
  {
    companyId: bigId('company_id').notNull(),
    templateId: text('template_id').notNull(),
    values: jsonb().$type<InputValues>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.templateId] })],
)

export const documents = pgTable(
  'documents',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    templateId: text('template_id').notNull(),
    edition: integer().notNull(),
    name: text().notNull(),
    group: text('template_group').notNull(),
    register: text().notNull(),
    year: integer().notNull(),
    number: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    employeeId: bigId('employee_id'),
    departmentId: bigId('department_id'),
    positionId: bigId('position_id'),
    incidentId: bigId('incident_id'),
    values: jsonb().$type<InputValues>().notNull(),
    facts: jsonb().$type<FactsSnapshot>().notNull(),
    voidReason: text('void_reason'),
    voidedAt: instant('voided_at'),
    createdAt: instant('created_at').notNull(),
    createdBy: bigId('created_by').notNull(),
    archiveKey: text('archive_key'),
    personalTemplateId: bigId('personal_template_id'),
    replacedBy: bigId('replaced_by'),
    needsSignature: boolean('needs_signature').notNull().default(true),
    signedOn: date('signed_on', { mode: 'string' }),
    signedBy: bigId('signed_by'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
