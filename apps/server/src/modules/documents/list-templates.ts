import type { TemplateAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { loadCompanyWorld } from './facts/company-facts.ts'
import { loadNeeds } from './load-needs.ts'
import { loadPapers } from './paper/papers.ts'
import { presentTemplate } from './present.ts'
import { findAnswers } from './stored/queries.ts'

export async function listTemplates(
  ctx: Ctx,
  library: Library,
  companyId: number,
): Promise<TemplateAnswer[]> {
  membershipOf(ctx, companyId)
  const { papers, world, answers, needOf } = await readScoped(ctx, async (tx) => ({
    papers: await loadPapers(tx, ctx, library, companyId),
    world: await loadCompanyWorld(tx, companyId),
    answers: await findAnswers(tx, companyId),
    needOf: await loadNeeds(tx, companyId),
  }))
  const today = ctx.today(companyId)
  const shown: TemplateAnswer[] = []
  // One after another: files of own editions are read from the database when they are not at hand.
  for (const template of papers.templates) {
    const remembered = answers.get(template.id) ?? {}
    shown.push(await presentTemplate(library, papers, template, { world, remembered, today, needOf }))
  }
  return shown
}
