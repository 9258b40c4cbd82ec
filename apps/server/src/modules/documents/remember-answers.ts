import type { InputValues, TemplateAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { loadCompanyWorld } from './facts/company-facts.ts'
import { loadNeeds } from './load-needs.ts'
import { checkAnswers } from './paper/check-answers.ts'
import { loadPapers } from './paper/papers.ts'
import { getTemplate } from './paper/template-of.ts'
import { presentTemplate } from './present.ts'
import { findTemplateAnswers, saveTemplateAnswers } from './stored/queries.ts'

export type RememberAnswers = { companyId: number; templateId: string; values: InputValues }

export async function rememberAnswers(
  ctx: Ctx,
  library: Library,
  input: RememberAnswers,
): Promise<TemplateAnswer> {
  const { companyId, templateId } = input
  allow(ctx, companyId, 'document.make')
  getTemplate(library, templateId)
  const { papers, template, known } = await inTransaction(ctx, companyId, async (tx) => {
    const papers = await loadPapers(tx, ctx, library, companyId)
    const template = getTemplate(papers, templateId)
    const world = await loadCompanyWorld(tx, companyId)
    const given = checkAnswers(template, input.values, world.people)
    const before = await findTemplateAnswers(tx, companyId, templateId)
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
    const needOf = await loadNeeds(tx, companyId)
    return { papers, template, known: { world, remembered: values, today: ctx.today(companyId), needOf } }
  })
  return presentTemplate(library, papers, template, known)
}
