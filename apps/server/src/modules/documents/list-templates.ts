import type { TemplateAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { loadNeeds } from './load-needs.ts'
import { layPaperDesk } from './paper/paper-desk.ts'
import { presentTemplate } from './present.ts'

export async function listTemplates(
  ctx: Ctx,
  library: Library,
  companyId: number,
): Promise<TemplateAnswer[]> {
  membershipOf(ctx, companyId)
  const { desk, needs } = await readScoped(ctx, async (tx) => {
    const desk = await layPaperDesk(tx, ctx, library, { companyId })
    return { desk, needs: await loadNeeds(tx, companyId, desk.kept) }
  })
  const today = ctx.today(companyId)
  const shown: TemplateAnswer[] = []
  // One after another: files of own editions are read from the database when they are not at hand.
  for (const template of desk.papers.templates) {
    shown.push(await presentTemplate(library, template, { desk, today, needs }))
  }
  return shown
}
