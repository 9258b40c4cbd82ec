import type { InvoiceAnswer } from '@ot/contract'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { listInvoices } from './invoice-queries.ts'
import { presentInvoice } from './present-invoice.ts'

export async function invoicesOf(ctx: Ctx, companyId: number): Promise<InvoiceAnswer[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => (await listInvoices(tx, companyId)).map(presentInvoice))
}
