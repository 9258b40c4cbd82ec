import type { CompanyInput } from '@ot/contract'
import { dayIn, trialPeriod } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { enterCompany, inTransaction } from '../../db/transaction.ts'
import { requireKnownActivities } from '../activities/index.ts'
import { cardOf } from './card.ts'
import { insertCompany, insertOwner, insertSubscription, type MemberCompany } from './queries.ts'

/** Anybody signed in may make a company: he becomes its owner, and its free days begin. */
export async function createCompany(ctx: Ctx, input: CompanyInput): Promise<MemberCompany> {
  const card = { ...input, activities: requireKnownActivities(input.activities) }
  return inTransaction(ctx, null, async (tx) => {
    const company = await insertCompany(tx, card, ctx.now)
    await enterCompany(tx, company.id)
    await insertOwner(tx, ctx.userId, company.id, ctx.now)
    await insertSubscription(tx, company.id, trialPeriod(dayIn(ctx.now, company.timeZone)))
    await audit(tx, ctx, {
      companyId: company.id,
      action: 'company.created',
      entity: 'company',
      entityId: company.id,
      before: null,
      after: cardOf(company),
    })
    return { ...company, role: 'owner' }
  })
}
