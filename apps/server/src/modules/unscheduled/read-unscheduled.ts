import type { UnscheduledAnswer } from '@ot/contract'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { type CauseRow, listCauses } from './unscheduled-queries.ts'

export async function listUnscheduled(ctx: Ctx, companyId: number): Promise<UnscheduledAnswer[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => (await listCauses(tx, companyId)).map(presentCause))
}

function presentCause({
  at,
  undoneAt,
  madeEvents,
  rechecked,
  companyId,
  ...row
}: CauseRow): UnscheduledAnswer {
  return {
    ...row,
    at: new Date(at).toISOString(),
    briefings: madeEvents.length,
    rechecks: rechecked.length,
    undoneAt: undoneAt === null ? null : new Date(undoneAt).toISOString(),
  }
}
