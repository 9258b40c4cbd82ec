import { type ProductionCalendar, type ProductionYear, productionCalendar } from '@ot/domain'
import { asc, eq } from 'drizzle-orm'
import { NotFound } from '../foundation/errors.ts'
import type { Db } from './client.ts'
import { companies, productionYears } from './schema/company.ts'
import type { Tx } from './transaction.ts'

/** The days a company works. Read with what is counted by them: every process sees a new year at once. */
export async function readProductionCalendar(tx: Tx, companyId: number): Promise<ProductionCalendar> {
  const [company] = await tx
    .select({ regional: companies.regionalDaysOff })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (company === undefined) throw new NotFound()
  return productionCalendar(await listProductionYears(tx), company.regional)
}

export async function listProductionYears(db: Db | Tx): Promise<ProductionYear[]> {
  const { year, decree, verified, moved } = productionYears
  return db.select({ year, decree, verified, moved }).from(productionYears).orderBy(asc(year))
}

export async function saveProductionYear(db: Db, row: ProductionYear, now: string): Promise<void> {
  const { year, ...rest } = row
  const changed = { ...rest, updatedAt: now }
  await db
    .insert(productionYears)
    .values({ year, ...changed })
    .onConflictDoUpdate({ target: productionYears.year, set: changed })
}

export async function removeProductionYear(db: Db, year: number): Promise<boolean> {
  const removed = await db
    .delete(productionYears)
    .where(eq(productionYears.year, year))
    .returning({ year: productionYears.year })
  return removed.length > 0
}
