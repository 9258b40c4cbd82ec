import { eq } from 'drizzle-orm'
import { NotFound } from '../foundation/errors.ts'
import { companies } from './schema/company.ts'
import type { Tx } from './transaction.ts'

/** For work without a user, whose memberships would tell it. */
export async function getTimeZone(tx: Tx, companyId: number): Promise<string> {
  const [row] = await tx
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (row === undefined) throw new NotFound()
  return row.timeZone
}
