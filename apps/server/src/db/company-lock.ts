import { eq } from 'drizzle-orm'
import { companies } from './schema/company.ts'
import type { Tx } from './transaction.ts'

/** Who writes what hangs together within a company waits for one another. Taken before any row of the company is, so
 * that no two wait crosswise; rows that only refer to the company do not wait. */
export async function lockCompany(tx: Tx, companyId: number): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}
