import type { CallAnswer, TEMPLATE_DIFFERENCES } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { getEditionContent, getTemplate } from '../documents/index.ts'
import { COMPARE_OWN } from './compare-job.ts'
import { listEditions, type OfTemplate } from './queries.ts'

export type ReadDifferences = OfTemplate & { of: (typeof TEMPLATE_DIFFERENCES)[number] }

export async function readDifferences(
  ctx: Ctx,
  library: Library,
  input: ReadDifferences,
): Promise<CallAnswer<'GET /api/templates/:id/personal/differences'>> {
  const { companyId, templateId, of } = input
  membershipOf(ctx, companyId)
  getTemplate(library, templateId)
  const state = of === 'preview' ? 'preview' : 'current'
  const own = await readScoped(ctx, async (tx) => {
    const row = (await listEditions(tx, input)).find((edition) => edition.state === state)
    if (row === undefined) throw new NotFound('Своего шаблона нет')
    return { ...row, content: of === 'update' ? null : await getEditionContent(tx, companyId, row.id) }
  })
  const standard = library.docx(templateId)
  const before = own.content === null ? library.docx(templateId, own.baseEdition) : standard
  const after = own.content ?? standard
  return { lines: await ctx.threads.perform(COMPARE_OWN, companyId, { before, after }) }
}
