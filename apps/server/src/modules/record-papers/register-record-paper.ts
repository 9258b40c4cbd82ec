import type { DocumentAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkPaperDate, presentNew, registerPaper } from '../documents/index.ts'
import { type MakeRecordPaper, prepareRecordPaper } from './prepare-record-paper.ts'

/** All of them or none; the records are kept with the paper as they were. */
export async function registerRecordPaper(
  ctx: Ctx,
  library: Library,
  input: MakeRecordPaper,
): Promise<DocumentAnswer[]> {
  const { companyId } = input
  allow(ctx, companyId, 'document.make')
  const date = input.date ?? ctx.today(companyId)
  checkPaperDate(ctx, companyId, date)
  return inTransaction(ctx, companyId, async (tx) => {
    const { desk, prepared } = await prepareRecordPaper(tx, ctx, library, { ...input, date })
    const documents: DocumentAnswer[] = []
    for (const paper of prepared) {
      const row = await registerPaper(tx, ctx, desk, { paper, companyId, date })
      await audit(tx, ctx, {
        companyId,
        action: 'document.registered',
        entity: 'document',
        entityId: row.id,
        before: null,
        after: { name: row.name, number: row.number, date: row.date },
      })
      documents.push(presentNew(ctx, row))
    }
    return documents
  })
}
