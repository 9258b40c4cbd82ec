import type { InvoiceAnswer } from '@ot/contract'
import type { TariffMonths } from '@ot/domain'
import type { InvoiceRow } from './invoice-queries.ts'

/** Bounded by the table's own check. */
function monthsOf({ months }: InvoiceRow): TariffMonths {
  return months === 3 || months === 6 ? months : 12
}

export function presentInvoice(row: InvoiceRow): InvoiceAnswer {
  const { id, companyId, issuedOn, tariff, lines, total, payer, paidOn, createdAt } = row
  return {
    id,
    companyId,
    number: String(row.number),
    date: issuedOn,
    tariff,
    months: monthsOf(row),
    lines: [...lines],
    total,
    payer: payer.name,
    paidOn,
    createdAt,
    status: paidOn === null ? 'issued' : 'paid',
    period: periodOf(row),
    act: actOf(row),
  }
}

export function periodOf({ tariff, periodFrom, periodUntil }: InvoiceRow): InvoiceAnswer['period'] {
  return periodFrom === null || periodUntil === null ? null : { tariff, from: periodFrom, until: periodUntil }
}

/** The act bears the last day of the period. */
export function actOf({ actNumber, periodUntil }: InvoiceRow): InvoiceAnswer['act'] {
  return actNumber === null || periodUntil === null ? null : { number: String(actNumber), date: periodUntil }
}
