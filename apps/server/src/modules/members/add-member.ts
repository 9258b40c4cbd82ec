import type { Role } from '@ot/domain'
import { allow, type Ctx } from '../../ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Invalid } from '../../errors.ts'
import { findUserByEmail } from '../session/index.ts'
import { findMember, insertMember, lockMembers, type MemberRow } from './queries.ts'

export async function addMember(
  ctx: Ctx,
  { companyId, email, role }: { companyId: number; email: string; role: Role },
): Promise<MemberRow> {
  allow(ctx, companyId, 'members.manage')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockMembers(tx, companyId)
    const user = await findUserByEmail(tx, email)
    if (user === null) {
      throw Invalid.field('email', 'Пользователь с таким e-mail не зарегистрирован')
    }
    if ((await findMember(tx, companyId, user.id)) !== null) {
      throw new Conflict('У этого пользователя уже есть доступ к организации')
    }
    await insertMember(tx, { companyId, userId: user.id, role, createdAt: ctx.now })
    const added = { userId: user.id, email: user.email, name: user.name, role }
    await audit(tx, ctx, {
      companyId,
      action: 'member.added',
      entity: 'member',
      entityId: user.id,
      before: null,
      after: { email: user.email, role },
    })
    return added
  })
}
