import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { announceEvent } from '../../db/stream-events.ts'
import { transaction } from '../../db/transaction.ts'
import { chooseMembership } from './queries.ts'

/** The user's own order of his companies: nothing of the company changes, hence any member may, and no log. */
export async function chooseCompany(ctx: Ctx, companyId: number): Promise<void> {
  membershipOf(ctx, companyId)
  const { userId, now, origin } = ctx
  await transaction(ctx.database, 'read write', [], async (tx) => {
    await chooseMembership(tx, { userId, companyId, now })
    await announceEvent(tx, now, {
      to: { userId },
      kind: 'changed',
      entity: 'company',
      entityId: companyId,
      origin,
    })
  })
}
