import { type Ctx, membershipOf } from '../../ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { countLog, listLog } from './queries.ts'

/** One page of the company's change log, newest first, and how many entries there are in all. */
export async function readLog(ctx: Ctx, companyId: number, paging: { page: number; limit: number }) {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => ({
    entries: await listLog(tx, companyId, paging),
    total: await countLog(tx, companyId),
  }))
}
