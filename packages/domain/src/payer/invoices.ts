import { plainSumWithKopecks, shortDate } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'

export const INVOICE_STATUSES = ['issued', 'paid'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

export const INVOICE_STATUS_LABELS = {
  issued: 'ждёт оплаты',
  paid: 'оплачен',
} satisfies Record<InvoiceStatus, string>

/** What the fields of an invoice are called. */
export const INVOICE_FIELD_LABELS = {
  number: 'Номер',
  tariff: 'Тариф',
  months: 'Срок',
  total: 'Сумма, руб.',
  payer: 'Плательщик',
  status: 'Состояние',
  paidOn: 'Оплачен',
  from: 'Доступ с',
  until: 'Доступ до',
} as const

/** Rates the seller may work under; `none`: «без НДС». The rate of 22 % is in force from 01.01.2026 (НК РФ, ст. 164). */
export const VAT_RATES = ['none', '5', '7', '22'] as const
export type VatRate = (typeof VAT_RATES)[number]

const KOPECKS = 100
const PERCENT = 100

/** What the payer's bank is told: «Оплата по счёту № 12 от 21.11.2026 …». */
export function paymentPurpose({
  number,
  date,
  total,
  vatRate,
}: {
  number: string
  date: CalendarDate
  total: number
  vatRate: VatRate
}): string {
  const kopecks = vatWithin(total, vatRate)
  const tax =
    kopecks === null
      ? 'НДС не облагается'
      : `В том числе НДС ${vatRate}%, ${plainSumWithKopecks(kopecks)} руб.`
  return `Оплата по счёту № ${number} от ${shortDate(date)} за доступ к сервису «ОТдел». ${tax}`
}

/** Kopecks of the tax inside a sum in rubles; null: without the tax. */
export function vatWithin(rubles: number, rate: VatRate): number | null {
  if (rate === 'none') return null
  const percent = Number(rate)
  return Math.round((rubles * KOPECKS * percent) / (PERCENT + percent))
}
