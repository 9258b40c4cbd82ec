import { DOCX, PDF } from '@ot/contract'
import type { SellerPaper } from '@ot/doc-library'
import type { PaperFormat } from '@ot/domain'
import { shortDate } from '@ot/text'
import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import type { Deps } from '../../context/deps.ts'
import { readScoped } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { getInvoice, type InvoiceRow } from './invoice-queries.ts'
import { makePaper } from './make-paper.ts'
import { actOf } from './present-invoice.ts'

type Asked = { id: number; paper: SellerPaper; format: PaperFormat }

export async function invoiceFile(ctx: Ctx, deps: Deps, { id, ...asked }: Asked): Promise<FileAnswer> {
  const invoice = await readScoped(ctx, (tx) => getInvoice(tx, companyIdsOf(ctx), id))
  return {
    fileName: `${paperName(invoice, asked.paper)}.${asked.format}`,
    content: await makePaper(deps, invoice, asked),
    mediaType: asked.format === 'pdf' ? PDF : DOCX,
  }
}

/** «Счёт № 12 от 21.11.2026» */
export function paperName(invoice: InvoiceRow, paper: SellerPaper): string {
  if (paper === 'invoice') return `Счёт № ${invoice.number} от ${shortDate(invoice.issuedOn)}`
  const act = actOf(invoice)
  if (act === null) throw new NotFound('Акта ещё нет: он выдаётся, когда оплаченный период закончится')
  return `Акт № ${act.number} от ${shortDate(act.date)}`
}
