import type { InvoiceAnswer } from '@ot/contract'
import type { TariffOrder } from '@ot/domain'
import { allow, type Ctx } from '../../ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Invalid, NotFound, Unavailable } from '../../errors.ts'
import { getCompanyCard } from './company-queries.ts'
import { insertInvoice, takeSellerNumber } from './invoice-queries.ts'
import { getPayer } from './payer-queries.ts'
import { fieldsOf, payerOfInvoice } from './payer-record.ts'
import { presentInvoice } from './present-invoice.ts'
import type { Seller } from './seller.ts'
import { quote } from './subscription.ts'

type OrderTariff = TariffOrder & { companyId: number; payerId: number }

/** An invoice at the prices of the day; they stay whatever the tariffs become. */
export async function orderTariff(
  ctx: Ctx,
  seller: Seller | null,
  { companyId, payerId, tariff, months }: OrderTariff,
): Promise<InvoiceAnswer> {
  allow(ctx, companyId, 'billing.manage')
  if (seller === null) throw new Unavailable('Счета пока не выставляются. Напишите в поддержку, мы поможем.')
  const { vatRate, ...requisites } = seller
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const payer = await getPayer(tx, [companyId], payerId).catch((error: unknown) => {
      if (error instanceof NotFound) throw Invalid.field('payerId', 'Такого плательщика нет')
      throw error
    })
    const { lines, total, problems } = await quote(tx, ctx, companyId, { tariff, months })
    if (problems.length > 0) throw Invalid.field('tariff', problems.join(' '))
    const issuedOn = ctx.today(companyId)
    const year = Number(issuedOn.slice(0, 4))
    const invoice = await insertInvoice(tx, {
      ...{ companyId, year, issuedOn, tariff, months, lines, total, vatRate, seller: requisites },
      number: await takeSellerNumber(tx, 'invoice', { year, companyId }),
      payer: payerOfInvoice(fieldsOf(payer), await getCompanyCard(tx, companyId)),
      ...{ createdAt: ctx.now, createdBy: ctx.userId },
    })
    await audit(tx, ctx, {
      ...{ companyId, action: 'invoice.issued', entity: 'invoice', entityId: invoice.id, before: null },
      after: { number: invoice.number, year, tariff, months, total, payer: invoice.payer.name },
    })
    return presentInvoice(invoice)
  })
}
