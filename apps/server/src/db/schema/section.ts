import {
  ASSESSMENT_CAUSES,
  COMPLETION_KINDS,
  CONDITIONS_CLASSES,
  DECLARATION_ENDINGS,
  type EventColumn,
  SECTIONS,
} from '@ot/domain'
import {
  bigserial,
  boolean,
  date,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export type StoredFacts = Readonly<Record<string, unknown>>

/** What stood before a completion. `workplace`: the assessment it replaced, of the completion that brought it. */
export type StoredBefore = {
  date: string | null
  periodicity: string
  facts: StoredFacts
  /** Where the event stood that the completion has put on another workplace; null: on none. */
  stoodOn?: number | null
  /** A deadline that the rules of that day would have counted otherwise, and the event's version that had it. */
  kept?: { deadline: string | null; version: number }
  workplace: {
    id: number
    workingConditionsClass: (typeof CONDITIONS_CLASSES)[number] | null
    reportOn: string | null
    registeredOn: string | null
  } | null
}

export const workplaces = pgTable(
  'workplaces',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    number: text().notNull(),
    name: text().notNull(),
    departmentId: bigId('department_id'),
    workingConditionsClass: text('working_conditions_class', { enum: CONDITIONS_CLASSES }),
    reportOn: date('report_on', { mode: 'string' }),
    registeredOn: date('registered_on', { mode: 'string' }),
    declared: boolean().notNull().default(false),
    declarationNumber: text('declaration_number'),
    commissionedOn: date('commissioned_on', { mode: 'string' }),
    assessorToldOn: date('assessor_told_on', { mode: 'string' }),
    acquaintedOn: date('acquainted_on', { mode: 'string' }),
    publishedOn: date('published_on', { mode: 'string' }),
    declarationEndedOn: date('declaration_ended_on', { mode: 'string' }),
    declarationEndedBy: text('declaration_ended_by', { enum: DECLARATION_ENDINGS }),
    assessmentCause: text('assessment_cause', { enum: ASSESSMENT_CAUSES }),
    assessmentCausedOn: date('assessment_caused_on', { mode: 'string' }),
    assessmentWaivedOn: date('assessment_waived_on', { mode: 'string' }),
    assessmentWaiver: text('assessment_waiver'),
    ownDeadline: date('own_deadline', { mode: 'string' }),
    ownDeadlineReason: text('own_deadline_reason'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

/** The columns of what is known of an event, apart from the facts of its section. */
const known = {
  name: text().notNull(),
  periodicity: text().notNull(),
  periodReason: text('period_reason'),
  date: date({ mode: 'string' }),
  firstDeadline: date('first_deadline', { mode: 'string' }),
  deadline: date({ mode: 'string' }),
  onHand: integer('on_hand').notNull().default(0),
  closedOn: date('closed_on', { mode: 'string' }),
  closedReason: text('closed_reason'),
} satisfies Record<EventColumn, PgColumnBuilderBase>

export const events = pgTable(
  'events',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    employeeId: bigId('employee_id').notNull(),
    section: text({ enum: SECTIONS }).notNull(),
    rule: text(),
    byHand: boolean('by_hand').notNull().default(false),
    positionId: bigId('position_id'),
    ...known,
    facts: jsonb().$type<StoredFacts>().notNull(),
    returnOf: bigId('return_of'),
    enteredOn: date('entered_on', { mode: 'string' }),
    askedSince: date('asked_since', { mode: 'string' }),
    workplaceId: bigId('workplace_id'),
    /** Kept by the memos alone. */
    memoId: bigId('memo_id'),
    recheckSince: date('recheck_since', { mode: 'string' }),
    recheckDue: date('recheck_due', { mode: 'string' }),
    recheckReason: text('recheck_reason'),
    recheckIncidentId: bigId('recheck_incident_id'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const eventCompletions = pgTable(
  'event_completions',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    eventId: bigId('event_id').notNull(),
    kind: text({ enum: COMPLETION_KINDS }).notNull(),
    date: date({ mode: 'string' }).notNull(),
    periodicity: text().notNull(),
    deadline: date({ mode: 'string' }),
    facts: jsonb().$type<StoredFacts>().notNull(),
    before: jsonb().$type<StoredBefore>().notNull(),
    causeId: bigId('cause_id'),
    replacesId: bigId('replaces_id'),
    at: instant().notNull(),
    userId: bigId('user_id'),
    undoneAt: instant('undone_at'),
    undoneBy: bigId('undone_by'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const eventDeclines = pgTable(
  'event_declines',
  {
    companyId: bigId('company_id').notNull(),
    employeeId: bigId('employee_id').notNull(),
    rule: text().notNull(),
    note: text().notNull(),
    at: instant().notNull(),
    userId: bigId('user_id'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.employeeId, table.rule] })],
)

export const employeeInstructions = pgTable(
  'employee_instructions',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    employeeId: bigId('employee_id').notNull(),
    number: text(),
    name: text().notNull(),
    approvedOn: date('approved_on', { mode: 'string' }),
    revisionDue: date('revision_due', { mode: 'string' }),
    acknowledgedOn: date('acknowledged_on', { mode: 'string' }),
    enteredOn: date('entered_on', { mode: 'string' }).notNull(),
    askedSince: date('asked_since', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
