import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { documentFileName } from './paper/file-names.ts'
import { checkPaperDate } from './paper/paper.ts'
import { makePrepared } from './paper/paper-desk.ts'
import type { WordFile } from './paper/printed.ts'
import { getTemplate } from './paper/template-of.ts'
import { type OnePaper, prepareOne } from './prepare-one.ts'

/** A paper to look at or to print without registering it; answers given now stand over the remembered ones. */
export async function makeDraft(ctx: Ctx, library: Library, input: OnePaper): Promise<WordFile> {
  const { companyId, date, number = null } = input
  membershipOf(ctx, companyId)
  getTemplate(library, input.templateId)
  checkPaperDate(ctx, companyId, date)
  const { desk, paper } = await readScoped(ctx, (tx) =>
    prepareOne(tx, ctx, library, { ...input, register: false }),
  )
  const { bytes, isOwn, day } = await makePrepared(desk, paper, date)
  const fileName = documentFileName({ name: paper.template.title, number, date })
  return { fileName, content: bytes, isOwn, day }
}
