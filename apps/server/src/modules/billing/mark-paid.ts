import { afterPayment, type CalendarDate, dayIn, paidPeriod } from '@ot/domain'
import { audit } from '../../db/audit.ts'
import type { Database } from '../../db/client.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { transaction } from '../../db/transaction.ts'
import { Conflict, Invalid, NotFound } from '../../foundation/errors.ts'
import { getCompanyCard } from './company-queries.ts'
import { findInvoiceByNumber, findInvoiceCompany, type InvoiceRow, savePayment } from './invoice-queries.ts'
import { listPeriods, replacePeriods } from './period-queries.ts'
import { presentInvoice } from './present-invoice.ts'

type Paid = { year: number; number: number; paidOn: CalendarDate | null }

/** The operator saw the money: the months of the invoice extend the access. Marked once, whoever tries again. */
export async function markPaid(
  { database, now }: { database: Database; now: string },
  { year, number, paidOn }: Paid,
): Promise<InvoiceRow> {
  const companyId = await findInvoiceCompany(database, { year, number })
  if (companyId === null) throw new NotFound(`Счёта № ${number} за ${year} год нет`)
  return transaction(database, 'read write', [companyId], async (tx) => {
    await lockCompany(tx, companyId)
    const invoice = await findInvoiceByNumber(tx, { companyId, year, number })
    if (invoice === null) throw new NotFound(`Счёта № ${number} за ${year} год нет`)
    if (invoice.paidOn !== null) throw new Conflict(`Счёт № ${number} уже оплачен`)
    const { timeZone } = await getCompanyCard(tx, companyId)
    const today = dayIn(now, timeZone)
    const day = paidOn ?? today
    requireDay(day, invoice.issuedOn, today)
    const before = await listPeriods(tx, companyId)
    const order = { tariff: invoice.tariff, months: presentInvoice(invoice).months }
    const { from, until } = paidPeriod(before, order, day)
    await savePayment(tx, invoice, { paidOn: day, periodFrom: from, periodUntil: until })
    await replacePeriods(tx, companyId, afterPayment(before, order, day))
    await audit(
      tx,
      { userId: null, now },
      {
        companyId,
        action: 'invoice.paid',
        entity: 'invoice',
        entityId: invoice.id,
        before: { paidOn: null },
        after: { paidOn: day, until },
      },
    )
    return { ...invoice, paidOn: day, periodFrom: from, periodUntil: until }
  })
}

function requireDay(day: CalendarDate, issuedOn: CalendarDate, today: CalendarDate): void {
  if (day > today) throw Invalid.field('paidOn', 'Дата оплаты ещё не наступила')
  if (day < issuedOn) throw Invalid.field('paidOn', 'Счёт оплачен раньше, чем выставлен')
}
