import type { Library } from '@ot/doc-library'
import { FACTS, type InterviewProgress, interviewProgress } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { layToldFacts, questionOf } from './fact-desk.ts'

/** As the page of the interview counts. */
export async function countInterview(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  companyId: number,
): Promise<InterviewProgress> {
  const told = await layToldFacts(tx, ctx, library, companyId)
  return interviewProgress(FACTS.map((fact) => questionOf(fact, told)))
}
