import type { Library } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import {
  answersOf,
  checkPaperDate,
  documentFileName,
  factsOfPaper,
  getEditionContent,
  getTemplate,
  grownFrom,
  layPaperDesk,
  preparePaper,
  printOwn,
  refuseLacking,
} from '../documents/index.ts'
import { listEditions, type OfTemplate } from './queries.ts'
import { sampleSubject } from './sample-subject.ts'

export type PreviewPaper = OfTemplate & { date: CalendarDate }

/** The paper as it would be made from the uploaded file, with the company's own facts and answers. */
export async function previewPaper(ctx: Ctx, library: Library, input: PreviewPaper): Promise<FileAnswer> {
  const { companyId, templateId, date } = input
  membershipOf(ctx, companyId)
  const { title } = getTemplate(library, templateId)
  checkPaperDate(ctx, companyId, date)
  const { base, subject, content, desk } = await readScoped(ctx, async (tx) => {
    const preview = (await listEditions(tx, input)).find(({ state }) => state === 'preview')
    if (preview === undefined) throw new NotFound('Загруженного шаблона нет')
    const base = grownFrom(library, templateId, preview.baseEdition)
    return {
      base,
      subject: await sampleSubject(tx, companyId, base),
      content: await getEditionContent(tx, companyId, preview.id),
      desk: await layPaperDesk(tx, ctx, library, { companyId, templateId }),
    }
  })
  const paper = preparePaper(desk, base, answersOf(desk, base).values, { subject })
  refuseLacking(paper)
  const facts = factsOfPaper(desk.world, paper, { date, number: null })
  const { bytes } = await printOwn(ctx, companyId, { content, template: base, facts })
  return { fileName: documentFileName({ name: title, number: null, date }), content: bytes }
}
