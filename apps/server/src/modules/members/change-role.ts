import type { Role } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { requireAnotherOwner } from './last-owner.ts'
import { getMember, type MemberRow, updateRole } from './queries.ts'

export async function changeRole(
  ctx: Ctx,
  { companyId, userId, role }: { companyId: number; userId: number; role: Role },
): Promise<MemberRow> {
  allow(ctx, companyId, 'members.manage')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const member = await getMember(tx, companyId, userId)
    if (member.role === role) return member
    await requireAnotherOwner(tx, companyId, member.role)
    await updateRole(tx, companyId, userId, role)
    await audit(tx, ctx, {
      companyId,
      action: 'member.role-changed',
      entity: 'member',
      entityId: userId,
      before: { email: member.email, role: member.role },
      after: { email: member.email, role },
    })
    return { ...member, role }
  })
}
