import type { Library } from '@ot/doc-library'
import { type InterviewProgress, interviewProgress } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { layFactDesk } from './fact-desk.ts'
import { presentFacts } from './present-facts.ts'

/** As the page of the interview counts. */
export async function countInterview(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  companyId: number,
): Promise<InterviewProgress> {
  return interviewProgress(presentFacts(await layFactDesk(tx, ctx, library, companyId)))
}
