import type { MemoAnswer, MemoSummary } from '@ot/contract'
import type { MemoStatus, Section } from '@ot/domain'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { getMemo, listLines, listMemos } from './memo-queries.ts'
import { presentMemo, presentMemoSummary } from './present.ts'

export async function findMemoOf(ctx: Ctx, id: number): Promise<MemoAnswer> {
  return readScoped(ctx, async (tx) => {
    const memo = await getMemo(tx, companyIdsOf(ctx), id)
    return presentMemo(memo, await listLines(tx, memo.companyId, id))
  })
}

export async function memosOf(
  ctx: Ctx,
  companyId: number,
  filter: { section: Section | null; status: MemoStatus | null },
): Promise<MemoSummary[]> {
  membershipOf(ctx, companyId)
  const memos = await readScoped(ctx, (tx) => listMemos(tx, companyId, filter))
  return memos.map(presentMemoSummary)
}
