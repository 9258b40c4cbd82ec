import type { InputValues } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { type Ctx, membershipOf } from '../../ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { checkAnswers, stillValid } from './check-answers.ts'
import { loadCompanyWorld } from './company-facts.ts'
import { documentFileName } from './file-names.ts'
import { checkPaperDate, makePaper, refuseLacking } from './paper.ts'
import { findTemplateAnswers } from './queries.ts'
import { getTemplate } from './template-of.ts'

export type MakeDraft = {
  templateId: string
  companyId: number
  date: CalendarDate
  number?: string | undefined
  values?: InputValues | undefined
}

/** A paper to look at or to print without registering it; answers given now stand over the remembered ones. */
export async function makeDraft(ctx: Ctx, library: Library, input: MakeDraft): Promise<FileAnswer> {
  const { companyId, date } = input
  membershipOf(ctx, companyId)
  const template = getTemplate(library, input.templateId)
  checkPaperDate(ctx, companyId, date)
  const { world, remembered } = await readScoped(ctx, async (tx) => ({
    world: await loadCompanyWorld(tx, companyId),
    remembered: await findTemplateAnswers(tx, companyId, template.id),
  }))
  refuseLacking(template, world)
  const given = checkAnswers(template, input.values ?? {}, world.people)
  const values = { ...stillValid(template, remembered, world.people), ...given }
  const number = input.number ?? null
  const { bytes } = makePaper(library, template, world, { date, number, values })
  return { fileName: documentFileName({ name: template.title, number, date }), content: bytes }
}
