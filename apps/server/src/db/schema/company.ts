import { type ProductionYear, RISK_CATEGORIES, ROLES, TARIFFS } from '@ot/domain'
import { bigserial, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export type StoredCases = Partial<
  Record<'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional', string | undefined>
>

export const companies = pgTable('companies', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  name: text().notNull(),
  shortName: text('short_name').notNull(),
  formOfOwnership: text('form_of_ownership').notNull(),
  activityIds: integer('activity_ids').array().notNull(),
  legalAddress: text('legal_address').notNull(),
  actualAddress: text('actual_address').notNull(),
  mailingAddress: text('mailing_address').notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  inn: text().notNull(),
  kpp: text(),
  okpo: text().notNull(),
  okato: text().notNull(),
  oktmo: text().notNull(),
  okved: text().notNull(),
  ogrn: text().notNull(),
  okogu: text().notNull(),
  directorName: text('director_name').notNull(),
  directorPosition: text('director_position').notNull(),
  directorNameCases: jsonb('director_name_cases').$type<StoredCases>().notNull(),
  directorPositionCases: jsonb('director_position_cases').$type<StoredCases>().notNull(),
  timeZone: text('time_zone').notNull(),
  city: text(),
  headcount: integer(),
  microEnterprise: boolean('micro_enterprise'),
  sfrNumber: text('sfr_number'),
  riskCategory: text('risk_category', { enum: RISK_CATEGORIES }),
  additionalAddresses: jsonb('additional_addresses').$type<string[]>().notNull(),
  coldSeason: text('cold_season'),
  regionalDaysOff: jsonb('regional_days_off').$type<string[]>().notNull(),
})

/** What the owner of the installation added to the production calendar of the product. */
export const productionYears = pgTable('production_years', {
  year: integer().primaryKey(),
  decree: text().notNull(),
  verified: boolean().notNull(),
  moved: jsonb().$type<ProductionYear['moved']>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const memberships = pgTable(
  'memberships',
  {
    userId: bigId('user_id').notNull(),
    companyId: bigId('company_id').notNull(),
    role: text({ enum: ROLES }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the user last made it his current one. */
    chosenAt: instant('chosen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
)

/** Read with the memberships, before any company's scope is set; hence a reference table. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    companyId: bigId('company_id').notNull(),
    tariff: text({ enum: TARIFFS }).notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    until: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fromDay] })],
)
