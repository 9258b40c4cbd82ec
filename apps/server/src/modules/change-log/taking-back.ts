import type { TakingBack } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { deedsToTakeBack } from '../../db/undo-offers.ts'
import { listLastMarks } from './mark-queries.ts'

/** What who reads may still take back, by the entry that tells of it. */
export async function takingBackOf(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, TakingBack>> {
  const deeds = await deedsToTakeBack(tx, ctx, companyId, entryIds)
  if (!isAllowed(membershipOf(ctx, companyId).role, 'event.change')) return deeds
  const marks = (await listLastMarks(tx, companyId, entryIds)).map(
    ({ entryId, ...mark }) => [entryId, { kind: 'mark' as const, ...mark }] as const,
  )
  return new Map<number, TakingBack>([...marks, ...deeds])
}
