import { allow, type Ctx, membershipOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { requireAnotherOwner } from './last-owner.ts'
import { deleteMember, getMember } from './queries.ts'

/** Who may close another's access is the owner; anybody may leave. */
export async function removeMember(
  ctx: Ctx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<void> {
  const isLeaving = userId === ctx.userId
  if (isLeaving) membershipOf(ctx, companyId)
  else allow(ctx, companyId, 'members.manage')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const { email, role } = await getMember(tx, companyId, userId)
    await requireAnotherOwner(tx, companyId, role)
    await deleteMember(tx, companyId, userId)
    await audit(tx, ctx, {
      companyId,
      action: isLeaving ? 'member.left' : 'member.removed',
      entity: 'member',
      entityId: userId,
      before: { email, role },
      after: null,
    })
  })
}
