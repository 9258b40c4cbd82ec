import type { Particulars, VictimInput } from '@ot/contract'
import { INCIDENT_DEGREES, INCIDENT_STATUSES, MEMBER_ROLES, STEP_KEYS } from '@ot/domain'
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { bigId, bytesColumn, instant } from './columns.ts'

/** What is kept of a victim beside who it was. */
export type StoredVictimFacts = Omit<VictimInput, 'id' | 'employeeId' | 'fullname' | 'position'>

export const incidents = pgTable(
  'incidents',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    number: integer().notNull(),
    year: integer().notNull(),
    degree: text({ enum: INCIDENT_DEGREES }).notNull(),
    status: text({ enum: INCIDENT_STATUSES }).notNull(),
    occurredAt: instant('occurred_at').notNull(),
    toldAt: instant('told_at').notNull(),
    applicationOn: date('application_on', { mode: 'string' }),
    place: text().notNull(),
    departmentId: bigId('department_id'),
    department: text(),
    circumstances: text().notNull(),
    orderNumber: text('order_number'),
    orderDate: date('order_date', { mode: 'string' }),
    changeOrderNumber: text('change_order_number'),
    changeOrderDate: date('change_order_date', { mode: 'string' }),
    extendedUntil: date('extended_until', { mode: 'string' }),
    extensionReason: text('extension_reason'),
    extensionDecidedAt: instant('extension_decided_at'),
    worsenedFrom: text('worsened_from', { enum: INCIDENT_DEGREES }),
    worseningKnownAt: instant('worsening_known_at'),
    particulars: jsonb().$type<Particulars>().notNull(),
    cancelReason: text('cancel_reason'),
    createdBy: bigId('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const incidentVictims = pgTable(
  'incident_victims',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    incidentId: bigId('incident_id').notNull(),
    place: integer().notNull(),
    /** Null: nobody of the staff. */
    employeeId: bigId('employee_id'),
    fullname: text().notNull(),
    position: text().notNull(),
    department: text().notNull(),
    facts: jsonb().$type<StoredVictimFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const incidentMembers = pgTable(
  'incident_members',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    incidentId: bigId('incident_id').notNull(),
    place: integer().notNull(),
    employeeId: bigId('employee_id'),
    fullname: text().notNull(),
    position: text(),
    organisation: text(),
    role: text({ enum: MEMBER_ROLES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const incidentSteps = pgTable(
  'incident_steps',
  {
    companyId: bigId('company_id').notNull(),
    incidentId: bigId('incident_id').notNull(),
    key: text({ enum: STEP_KEYS }).notNull(),
    completionDate: date('completion_date', { mode: 'string' }),
    completedAt: instant('completed_at'),
    note: text(),
    notNeeded: boolean('not_needed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.incidentId, table.key] })],
)

export const incidentEvidence = pgTable(
  'incident_evidence',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    incidentId: bigId('incident_id').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytesColumn().notNull(),
    byteLength: integer('byte_length').notNull(),
    sha256: text().notNull(),
    stepKey: text('step_key', { enum: STEP_KEYS }),
    note: text(),
    takenAt: text('taken_at'),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    addedAt: instant('added_at').notNull(),
    addedBy: bigId('added_by').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: bigId('withdrawn_by'),
    withdrawReason: text('withdraw_reason'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
