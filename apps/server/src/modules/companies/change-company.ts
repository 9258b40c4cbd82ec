import { isDeepStrictEqual } from 'node:util'
import { CompanyInput } from '@ot/contract'
import { activityProblem } from '@ot/domain'
import { allow, type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import { audit, checkVersion } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkedPatch } from '../../http/merge-patch.ts'
import { namesOfNotOffice, requireKnownActivities } from '../activities/index.ts'
import { cardOf } from './card.ts'
import { getCompany, type MemberCompany, updateCompany } from './queries.ts'

type ChangeCompany = { companyId: number; changes: Readonly<Record<string, unknown>>; ifMatch: number | null }

export async function changeCompany(
  ctx: Ctx,
  { companyId, changes, ifMatch }: ChangeCompany,
): Promise<MemberCompany> {
  allow(ctx, companyId, 'company.change')
  const { role, subscription } = membershipOf(ctx, companyId)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const stored = await getCompany(tx, companyId)
    const entity = { companyId, entity: 'company', entityId: companyId } as const
    await checkVersion(tx, { ...entity, stored: stored.version, expected: ifMatch })
    const before = cardOf(stored)
    const after = patchedCard(before, changes)
    const added = after.activities.filter((id) => !before.activities.includes(id))
    requireTariff(activityProblem(subscription, namesOfNotOffice(added)))
    if (isDeepStrictEqual(before, after)) return { ...stored, role }
    const saved = await updateCompany(tx, stored, after, ctx.now)
    await audit(tx, ctx, { ...entity, action: 'company.changed', before, after: cardOf(saved) })
    return { ...saved, role }
  })
}

function patchedCard(before: CompanyInput, changes: Readonly<Record<string, unknown>>): CompanyInput {
  const card = checkedPatch(CompanyInput, before, changes)
  return { ...card, activities: requireKnownActivities(card.activities) }
}
