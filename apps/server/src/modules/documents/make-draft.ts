import type { Library, TemplateSummary } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { documentFileName } from './paper/file-names.ts'
import { checkPaperDate } from './paper/paper.ts'
import { makePrepared } from './paper/paper-desk.ts'
import type { MadePaper } from './paper/papers.ts'
import type { WordFile } from './paper/printed.ts'
import { getTemplate } from './paper/template-of.ts'
import { type OnePaper, prepareOne } from './prepare-one.ts'

/** A paper to look at or to print without registering it; answers given now stand over the remembered ones. */
export async function makeDraft(ctx: Ctx, library: Library, input: OnePaper): Promise<WordFile> {
  const { date, number = null } = input
  const { template, made } = await draftOf(ctx, library, input)
  const fileName = documentFileName({ name: template.title, number, date })
  return { fileName, content: made.bytes, isOwn: made.isOwn, day: made.day }
}

export async function draftOf(
  ctx: Ctx,
  library: Library,
  input: OnePaper,
): Promise<{ template: TemplateSummary; made: MadePaper }> {
  const { companyId, date } = input
  membershipOf(ctx, companyId)
  getTemplate(library, input.templateId)
  checkPaperDate(ctx, companyId, date)
  const { desk, paper } = await readScoped(ctx, (tx) =>
    prepareOne(tx, ctx, library, { ...input, register: false }),
  )
  return { template: paper.template, made: await makePrepared(desk, paper, date) }
}
