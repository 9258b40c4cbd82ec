import type { RecordPaperAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { answersOf, layPaperDesk, presentQuestions } from '../documents/index.ts'
import { RECORD_PAPERS } from './paper-table.ts'

export async function listRecordPapers(
  ctx: Ctx,
  library: Library,
  companyId: number,
): Promise<RecordPaperAnswer[]> {
  membershipOf(ctx, companyId)
  const desk = await readScoped(ctx, (tx) => layPaperDesk(tx, ctx, library, { companyId }))
  return [...RECORD_PAPERS].flatMap(([id, { section, period, about, sentAhead = null }]) => {
    const template = library.find(id)
    if (template === null) return []
    const { title: name, scope } = template
    const { values } = answersOf(desk, template)
    return [
      { id, name, section, scope, period, about, sentAhead, inputs: presentQuestions(template), values },
    ]
  })
}
