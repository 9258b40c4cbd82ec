import type { Colleague } from '@ot/contract'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { listWaiting } from './invitation-queries.ts'
import { presentInvited, presentMember } from './present.ts'
import { listMembers } from './queries.ts'

/** Those who have access, then those who were asked. */
export async function listColleagues(ctx: Ctx, companyId: number): Promise<Colleague[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const members = await listMembers(tx, companyId)
    const waiting = await listWaiting(tx, companyId)
    return [...members.map(presentMember), ...waiting.map((row) => presentInvited(row, ctx.now))]
  })
}
