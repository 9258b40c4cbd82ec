import type { DocumentAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { missingLabels } from './paper/finished-papers.ts'
import { checkPaperDate } from './paper/paper.ts'
import { requireIncluded } from './paper/paper-desk.ts'
import type { PreparedPaper } from './paper/prepared-paper.ts'
import { type PapersRequest, prepareMany } from './prepare-many.ts'
import { presentNew } from './present.ts'
import { inPrintingOrder } from './printing-order.ts'
import { registerPrepared } from './register-prepared.ts'

export type RegisterMany = PapersRequest & { date: CalendarDate; templateIds: readonly string[] }

/** One paper for each whom a template is about, in the order of printing; all of them or none. */
export async function registerMany(
  ctx: Ctx,
  library: Library,
  input: RegisterMany,
): Promise<DocumentAnswer[]> {
  const { companyId, date } = input
  allow(ctx, companyId, 'document.make')
  checkPaperDate(ctx, companyId, date)
  const templates = inPrintingOrder(library, input.templateIds)
  return inTransaction(ctx, companyId, async (tx) => {
    const many = await prepareMany(tx, ctx, library, templates, { ...input, register: true })
    refuseUnmakeable(many.prepared)
    const rows = await registerPrepared(tx, ctx, many, { companyId, date })
    await audit(tx, ctx, {
      companyId,
      action: 'document.many-registered',
      entity: 'document',
      entityId: null,
      before: null,
      after: { date, numbers: rows.map(({ number }) => number) },
    })
    return rows.map((row) => presentNew(ctx, row))
  })
}

function refuseUnmakeable(prepared: readonly PreparedPaper[]): void {
  for (const { lacking } of prepared) requireIncluded(lacking)
  const problems = prepared.flatMap(({ template, lacking }) =>
    lacking.length === 0 ? [] : [`${template.title}: ${missingLabels(lacking)}`],
  )
  if (problems.length > 0) throw new Conflict([...new Set(problems)].join('\n'))
}
