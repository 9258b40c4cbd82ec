import type { CausePaperAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { CausePaper, PaperCause } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { loadPapers, type Papers } from '../documents/index.ts'
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
  return readScoped(ctx, async (tx) => {
    const asked = await PAPERS_OF[cause](tx, companyId, id)
    const papers = await loadPapers(tx, ctx, library, companyId)
    return asked.map((paper) => presentPaper(paper, papers, ctx))
  })
}

function presentPaper(
  { template, employeeIds, answers }: CausePaper,
  papers: Papers,
  { ownPdf }: Pick<Ctx, 'ownPdf'>,
): CausePaperAnswer {
  const summary = papers.find(template)
  if (summary === null) throw new RangeError(`The library has no template ${template}`)
  return {
    templateId: template,
    name: summary.title,
    isFromRecords: summary.records !== null,
    wordOnly: papers.own(template) !== null && !ownPdf,
    employeeIds: [...employeeIds],
    values: sent(answers),
  }
}

/** A copy that the answer may own. */
function sent(answers: CausePaper['answers']): CausePaperAnswer['values'] {
  const copies = Object.entries(answers).map(([key, answer]) => [
    key,
    typeof answer === 'object' ? [...answer] : answer,
  ])
  return Object.fromEntries(copies)
}
