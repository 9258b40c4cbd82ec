import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { transaction } from '../../db/transaction.ts'
import { insertFirstPackage } from './stored/first-package-queries.ts'

/** The package was made, by whoever may read it: no record of the company changes, only the first steps see it. */
export async function markPackage(ctx: Ctx, companyId: number): Promise<void> {
  membershipOf(ctx, companyId)
  await transaction(ctx.database, 'read write', [companyId], (tx) =>
    insertFirstPackage(tx, { companyId, madeAt: ctx.now, madeBy: ctx.userId }),
  )
}
