import { eq } from 'drizzle-orm'
import { NotFound } from '../foundation/errors.ts'
import { companies } from './schema/company.ts'
import type { Tx } from './transaction.ts'

/** How letters and links call the company. */
export async function getOrganisation(tx: Tx, companyId: number): Promise<string> {
  const [row] = await tx
    .select({ shortName: companies.shortName })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (row === undefined) throw new NotFound()
  return row.shortName
}
