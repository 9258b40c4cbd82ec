import type { TemplateAnswer, TemplatesView } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { keepWhileUnchanged } from '../../db/while-unchanged.ts'
import { NotFound } from '../../foundation/errors.ts'
import { loadNeeds } from './load-needs.ts'
import { layPaperDesk } from './paper/paper-desk.ts'
import { NO_TEMPLATE } from './paper/template-of.ts'
import { presentTemplate } from './present.ts'

/** A megabyte each. */
const COMPANIES_KEPT = 50

export type ReadTemplates = (
  ctx: Ctx,
  asked: { companyId: number; view?: TemplatesView | undefined },
) => Promise<TemplateAnswer[]>

/** Readiness of every paper; computed anew when a record of the company has changed. */
export function templateReader(library: Library): ReadTemplates {
  const whileUnchanged = keepWhileUnchanged<TemplateAnswer[]>(COMPANIES_KEPT)
  return async (ctx, { companyId, view }) => {
    const { subscription } = membershipOf(ctx, companyId)
    const of = JSON.stringify([ctx.today(companyId), subscription])
    const templates = await whileUnchanged(ctx.database, { companyId, of }, () =>
      listTemplates(ctx, library, companyId),
    )
    return view === 'list' ? templates.map(withOpenQuestions) : templates
  }
}

/** One of them: whoever opens a paper has the list before his eyes, so it is computed already. */
export async function readTemplate(
  readTemplates: ReadTemplates,
  ctx: Ctx,
  { id, companyId }: { id: string; companyId: number },
): Promise<TemplateAnswer> {
  const template = (await readTemplates(ctx, { companyId })).find((one) => one.id === id)
  if (template === undefined) throw new NotFound(NO_TEMPLATE)
  return template
}

async function listTemplates(ctx: Ctx, library: Library, companyId: number): Promise<TemplateAnswer[]> {
  const { desk, needs } = await readScoped(ctx, async (tx) => {
    const desk = await layPaperDesk(tx, ctx, library, { companyId })
    return { desk, needs: await loadNeeds(tx, companyId, desk.kept) }
  })
  const today = ctx.today(companyId)
  const shown: TemplateAnswer[] = []
  // One after another: files of own editions are read from the database when they are not at hand.
  for (const template of desk.papers.templates) {
    shown.push(await presentTemplate(library, template, { desk, today, needs, ownPdf: ctx.ownPdf }))
  }
  return shown
}

function withOpenQuestions(template: TemplateAnswer): TemplateAnswer {
  return { ...template, inputs: template.inputs.filter(({ answeredBy }) => answeredBy === null), values: {} }
}
