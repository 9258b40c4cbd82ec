import type { TemplateAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { loadCompanyWorld } from './company-facts.ts'
import { presentTemplate } from './present.ts'
import { findAnswers } from './queries.ts'

export async function listTemplates(
  ctx: Ctx,
  library: Library,
  companyId: number,
): Promise<TemplateAnswer[]> {
  membershipOf(ctx, companyId)
  const { world, answers } = await readScoped(ctx, async (tx) => ({
    world: await loadCompanyWorld(tx, companyId),
    answers: await findAnswers(tx, companyId),
  }))
  const today = ctx.today(companyId)
  return library.templates.map((template) =>
    presentTemplate(library, template, world, answers.get(template.id) ?? {}, today),
  )
}
