import { FactsChange } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { changeFacts } from './change-facts.ts'
import { layFactDesk } from './fact-desk.ts'
import { presentFacts } from './present-facts.ts'

type Answers = Pick<FactsChange, 'companyId' | 'values'> & { notApplicable: readonly string[] }

/** What is said, and everything proposed that is asked and nobody has answered. */
export async function answerProposed(
  ctx: Ctx,
  library: Library,
  { companyId, values, notApplicable }: Answers,
): Promise<void> {
  const facts = presentFacts(await readScoped(ctx, (tx) => layFactDesk(tx, ctx, library, companyId)))
  const accept = facts
    .filter(({ theme, value, proposal }) => theme !== 'inCharge' && value === null && proposal !== null)
    .map(({ key }) => key)
  await changeFacts(
    ctx,
    library,
    FactsChange.parse({ companyId, values, notApplicable: [...notApplicable], accept }),
  )
}
