import { PAID_TARIFFS, PAYER_TYPES, type PayerType, type Seller, VAT_RATES } from '@ot/domain'
import { bigserial, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export type StoredPayerData = Readonly<Record<string, string | null>>

export type StoredBank = {
  bank: string
  bik: string
  settlementAccount: string
  correspondentAccount: string
}

/** A payer as he was when the invoice was made; requisites that print on it. */
export type StoredPayer = {
  type: PayerType
  name: string
  inn: string | null
  kpp: string | null
  address: string | null
  phone: string | null
  email: string | null
  passport: string | null
  bank: StoredBank | null
}

/** Requisites that print; the rate of the day has a column of its own. */
export type StoredSeller = Omit<Seller, 'vatRate'>

export type StoredLine = { title: string; quantity: number; unit: string; rubles: number }

export const payers = pgTable(
  'payers',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    type: text({ enum: PAYER_TYPES }).notNull(),
    name: text(),
    data: jsonb().$type<StoredPayerData>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

export const invoices = pgTable(
  'invoices',
  {
    companyId: bigId('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    tariff: text({ enum: PAID_TARIFFS }).notNull(),
    months: integer().notNull(),
    lines: jsonb().$type<readonly StoredLine[]>().notNull(),
    total: integer().notNull(),
    vatRate: text('vat_rate', { enum: VAT_RATES }).notNull(),
    payer: jsonb().$type<StoredPayer>().notNull(),
    seller: jsonb().$type<StoredSeller>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: bigId('created_by').notNull(),
    paidOn: date('paid_on', { mode: 'string' }),
    periodFrom: date('period_from', { mode: 'string' }),
    periodUntil: date('period_until', { mode: 'string' }),
    actNumber: integer('act_number'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
