import type { StartStep } from '@ot/domain'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, instant } from './columns.ts'

export const startGuides = pgTable(
  'start_guides',
  {
    userId: bigId('user_id').notNull(),
    companyId: bigId('company_id').notNull(),
    hiddenAt: instant('hidden_at'),
    postponed: text().array().$type<StartStep[]>().notNull().default([]),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
)

export const firstPackages = pgTable('first_packages', {
  companyId: bigId('company_id').primaryKey(),
  madeAt: instant('made_at').notNull(),
  madeBy: bigId('made_by').notNull(),
})
