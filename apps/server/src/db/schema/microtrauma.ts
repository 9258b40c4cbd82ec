import type { MicrotraumaMeasure } from '@ot/contract'
import { MICROTRAUMA_OUTCOMES } from '@ot/domain'
import { bigserial, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const microtraumas = pgTable(
  'microtraumas',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    number: integer().notNull(),
    year: integer().notNull(),
    employeeId: bigId('employee_id').notNull(),
    position: text().notNull(),
    department: text().notNull(),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    occurredTime: text('occurred_time'),
    place: text().notNull(),
    circumstances: text().notNull(),
    injury: text().notNull(),
    firstAid: text('first_aid'),
    experience: text(),
    reportedOn: date('reported_on', { mode: 'string' }).notNull(),
    reportedBy: text('reported_by'),
    reportedTo: text('reported_to'),
    inquirerId: bigId('inquirer_id'),
    extensionDays: integer('extension_days').notNull(),
    extensionReason: text('extension_reason'),
    causes: text(),
    measures: jsonb().$type<MicrotraumaMeasure[]>().notNull(),
    riskKnown: boolean('risk_known'),
    needsBriefing: boolean('needs_briefing'),
    outcome: text({ enum: MICROTRAUMA_OUTCOMES }),
    completedOn: date('completed_on', { mode: 'string' }),
    incidentId: bigId('incident_id'),
    cancelReason: text('cancel_reason'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
