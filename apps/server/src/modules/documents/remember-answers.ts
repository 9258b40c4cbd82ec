import { isDeepStrictEqual } from 'node:util'
import type { InputValues, TemplateAnswer } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import { knownAnswers } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { loadNeeds } from './load-needs.ts'
import { checkAnswers } from './paper/check-answers.ts'
import { layPaperDesk, type PaperDesk } from './paper/paper-desk.ts'
import { withRecordLines } from './paper/record-lines.ts'
import { getTemplate } from './paper/template-of.ts'
import { presentTemplate } from './present.ts'
import { saveTemplateAnswers } from './stored/queries.ts'

export type RememberAnswers = { companyId: number; templateId: string; values: InputValues }

export async function rememberAnswers(
  ctx: Ctx,
  library: Library,
  input: RememberAnswers,
): Promise<TemplateAnswer> {
  const { companyId, templateId } = input
  allow(ctx, companyId, 'document.make')
  getTemplate(library, templateId)
  const { template, known } = await inTransaction(ctx, companyId, async (tx) => {
    const desk = await layPaperDesk(tx, ctx, library, { companyId, templateId })
    const template = getTemplate(desk.papers, templateId)
    const checked = checkAnswers(withRecordLines(desk.lines, template), input.values, desk.known.positions)
    const given = ownAnswers(desk, template, checked)
    const before = desk.remembered.get(templateId) ?? {}
    const answers = { companyId, templateId, values: given, updatedAt: ctx.now }
    const values = await saveTemplateAnswers(tx, answers)
    await audit(tx, ctx, {
      companyId,
      action: 'template.answered',
      entity: 'template',
      entityId: null,
      before,
      // Only what differs is kept: beside the former answers the template would never be named.
      after: { templateId, ...values },
    })
    const needs = await loadNeeds(tx, companyId, desk.kept)
    const answered = { ...desk, remembered: new Map([[templateId, values]]) }
    return { template, known: { desk: answered, today: ctx.today(companyId), needs, ownPdf: ctx.ownPdf } }
  })
  return presentTemplate(library, template, known)
}

/** What the facts of the organisation answer is not the paper's own: it follows them when they change. */
function ownAnswers(desk: PaperDesk, template: TemplateSummary, values: InputValues): InputValues {
  const known = knownAnswers(template, desk.known)
  return Object.fromEntries(
    Object.entries(values).map(([key, answer]) => [
      key,
      isDeepStrictEqual(known.get(key)?.answer, answer) ? null : answer,
    ]),
  )
}
