import type { DocumentAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkPaperDate } from './paper/paper.ts'
import { getTemplate } from './paper/template-of.ts'
import { type OnePaper, prepareOne } from './prepare-one.ts'
import { presentNew } from './present.ts'
import { registerPaper } from './register-paper.ts'

export async function registerDocument(ctx: Ctx, library: Library, input: OnePaper): Promise<DocumentAnswer> {
  const { companyId, date } = input
  allow(ctx, companyId, 'document.make')
  checkPaperDate(ctx, companyId, date)
  getTemplate(library, input.templateId)
  return inTransaction(ctx, companyId, async (tx) => {
    const { desk, paper } = await prepareOne(tx, ctx, library, { ...input, register: true })
    const row = await registerPaper(tx, ctx, desk, { paper, companyId, date })
    await audit(tx, ctx, {
      companyId,
      action: 'document.registered',
      entity: 'document',
      entityId: row.id,
      before: null,
      after: { name: row.name, number: row.number, date: row.date },
    })
    return presentNew(ctx, row)
  })
}
