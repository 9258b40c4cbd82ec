import type { CausePaperAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { CausePaper, PaperCause } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { ofAbsence } from './of-absence.ts'
import { ofTransfer } from './of-transfer.ts'
import { ofUnscheduled } from './of-unscheduled.ts'
import { ofWorkplace } from './of-workplace.ts'

const PAPERS_OF = {
  transfer: ofTransfer,
  absence: ofAbsence,
  unscheduled: ofUnscheduled,
  workplace: ofWorkplace,
} satisfies Record<PaperCause, (tx: Tx, companyId: number, id: number) => Promise<CausePaper[]>>

type Asked = { companyId: number; cause: PaperCause; id: number }

/** In the order of the work: what is ordered first stands first. */
export async function listCausePapers(
  ctx: Ctx,
  library: Library,
  { companyId, cause, id }: Asked,
): Promise<CausePaperAnswer[]> {
  membershipOf(ctx, companyId)
  const papers = await readScoped(ctx, (tx) => PAPERS_OF[cause](tx, companyId, id))
  return papers.flatMap(({ template, employeeIds, answers }) => {
    const summary = library.find(template)
    if (summary === null) return []
    return [
      {
        templateId: template,
        name: summary.title,
        isFromRecords: summary.records !== null,
        employeeIds: [...employeeIds],
        values: sent(answers),
      },
    ]
  })
}

/** A copy that the answer may own. */
function sent(answers: CausePaper['answers']): CausePaperAnswer['values'] {
  const copies = Object.entries(answers).map(([key, answer]) => [
    key,
    typeof answer === 'object' ? [...answer] : answer,
  ])
  return Object.fromEntries(copies)
}
