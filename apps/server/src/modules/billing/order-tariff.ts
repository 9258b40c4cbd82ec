import { randomUUID } from 'node:crypto'
import type { InvoiceAnswer } from '@ot/contract'
import type { Seller, TariffOrder } from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import type { Deps } from '../../context/deps.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Invalid, NotFound, Unavailable } from '../../foundation/errors.ts'
import { LetterPermit } from '../../jobs/letter-permit.ts'
import { getCompanyCard } from './company-queries.ts'
import { type InvoiceRow, insertInvoice, takeSellerNumber } from './invoice-queries.ts'
import { getPayer, type PayerRow } from './payer-queries.ts'
import { payerFields, payerOfInvoice } from './payer-record.ts'
import { presentInvoice } from './present-invoice.ts'
import { quoteTariffIn } from './subscription.ts'

type OrderTariff = TariffOrder & { companyId: number; payerId: number }

/** The payer gets the invoice by letter. */
export async function orderTariff(
  ctx: Ctx,
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  asked: OrderTariff,
): Promise<InvoiceAnswer> {
  return issueInvoice(ctx, settings.seller, asked, async (tx, { companyId, id, payer }) => {
    if (payer.email === null) return
    const permit = await LetterPermit.grant(tx, settings, { companyId, userId: ctx.userId, now: ctx.now }, 1)
    permit.use()
    const letter = {
      companyId,
      invoiceId: id,
      paper: 'invoice',
      id: randomUUID(),
      from: permit.signature,
    } as const
    await jobs.enqueue(tx, 'payer-letter', letter)
  })
}

/** An invoice at the prices of the day; they stay whatever the tariffs become. */
export async function issueInvoice(
  ctx: Ctx,
  seller: Seller | null,
  { companyId, payerId, tariff, months }: OrderTariff,
  tellPayer: (tx: Tx, invoice: InvoiceRow) => Promise<void> = async () => undefined,
): Promise<InvoiceAnswer> {
  allow(ctx, companyId, 'billing.manage')
  if (seller === null) throw new Unavailable('Счета пока не выставляются. Напишите в поддержку, мы поможем.')
  const { vatRate, ...requisites } = seller
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const payer = await payerOf(tx, companyId, payerId)
    const { lines, total, problems } = await quoteTariffIn(tx, ctx, companyId, { tariff, months })
    if (problems.length > 0) throw Invalid.field('tariff', problems.join(' '))
    const issuedOn = ctx.today(companyId)
    const year = Number(issuedOn.slice(0, 4))
    const invoice = await insertInvoice(tx, {
      companyId,
      year,
      issuedOn,
      tariff,
      months,
      lines,
      total,
      vatRate,
      seller: requisites,
      number: await takeSellerNumber(tx, 'invoice', { year, companyId }),
      payer: payerOfInvoice(payerFields(payer), await getCompanyCard(tx, companyId)),
      createdAt: ctx.now,
      createdBy: ctx.userId,
    })
    await tellPayer(tx, invoice)
    await audit(tx, ctx, {
      companyId,
      action: 'invoice.issued',
      entity: 'invoice',
      entityId: invoice.id,
      before: null,
      after: { number: invoice.number, year, tariff, months, total, payer: invoice.payer.name },
    })
    return presentInvoice(invoice)
  })
}

function payerOf(tx: Tx, companyId: number, payerId: number): Promise<PayerRow> {
  return getPayer(tx, [companyId], payerId).catch((error: unknown) => {
    if (error instanceof NotFound) throw Invalid.field('payerId', 'Такого плательщика нет')
    throw error
  })
}
