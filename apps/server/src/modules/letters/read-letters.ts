import type { LetterAnswer } from '@ot/contract'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { countOwnLetters, listLetters } from './letter-queries.ts'
import { presentLetter } from './present.ts'

export async function readLetters(
  ctx: Ctx,
  { companyId, ...page }: { companyId: number; page: number; limit: number },
): Promise<{ letters: LetterAnswer[]; total: number }> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => ({
    letters: (await listLetters(tx, companyId, page)).map(presentLetter),
    total: await countOwnLetters(tx, companyId),
  }))
}
