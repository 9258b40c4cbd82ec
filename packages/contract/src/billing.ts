import { INVOICE_STATUSES, PAID_TARIFFS, TARIFF_MONTHS, TARIFFS } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, instant } from './fields.ts'
import { defineRoutes } from './route.ts'
import { DOCX, PDF } from './template.ts'

const tag = 'billing'
const count = z.int().nonnegative()
const rubles = z.int().nonnegative()
const tariff = z.enum(PAID_TARIFFS)
const months = z.union(TARIFF_MONTHS.map((number) => z.literal(number)))
const monthsInAddress = z.enum(['3', '6', '12'], 'Срок — 3, 6 или 12 месяцев').transform(Number).pipe(months)

const Period = z.object({ tariff: z.enum(TARIFFS), from: calendarDate, until: calendarDate })

export const SubscriptionAnswer = z.object({
  /** Of today; of the last day when the access has ended. */
  tariff: z.enum(TARIFFS),
  /** The last day of all that is paid. */
  until: calendarDate,
  /** 0 on the last day; negative when it is over. */
  daysLeft: z.int(),
  periods: z.array(Period),
  limits: z.object({ employees: count, officeActivitiesOnly: z.boolean(), personalTemplates: z.boolean() }),
  usage: z.object({
    employees: count,
    /** Activities of the company that are more than office work. */
    otherActivities: z.array(z.string()),
    personalTemplates: count,
  }),
  /** The installation names who is paid; without that nothing can be ordered. */
  canOrder: z.boolean(),
})
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>

const InvoiceLine = z.object({ title: z.string(), quantity: count, unit: z.string(), rubles })
const asked = { tariff, months }

export const QuoteAnswer = z.object({
  ...asked,
  lines: z.array(InvoiceLine),
  total: rubles,
  /** When it is paid today. */
  period: Period,
  /** Why the tariff does not fit the company as it is, and what to do. */
  problems: z.array(z.string()),
})
export type QuoteAnswer = z.infer<typeof QuoteAnswer>

export const InvoiceAnswer = z.object({
  id,
  companyId: id,
  number: z.string(),
  date: calendarDate,
  ...asked,
  lines: z.array(InvoiceLine),
  total: rubles,
  payer: z.string(),
  status: z.enum(INVOICE_STATUSES),
  paidOn: calendarDate.nullable(),
  /** What was paid for; null until then. */
  period: Period.nullable(),
  /** Closes the period when it is over. */
  act: z.object({ number: z.string(), date: calendarDate }).nullable(),
  createdAt: instant,
})
export type InvoiceAnswer = z.infer<typeof InvoiceAnswer>

const paperFormat = z.strictObject({ format: z.enum(['docx', 'pdf']).default('docx') })

export const billingRoutes = defineRoutes({
  'GET /api/subscription': {
    access: 'user',
    tag,
    summary: 'Тариф организации, срок, пределы и сколько занято',
    query: byCompany,
    answer: SubscriptionAnswer,
  },
  'GET /api/subscription/quote': {
    access: 'user',
    tag,
    summary: 'Сколько стоит тариф на срок и что ему мешает',
    query: z.strictObject({ ...byCompany.shape, tariff, months: monthsInAddress }),
    answer: QuoteAnswer,
  },
  'POST /api/subscription': {
    access: 'user',
    tag,
    summary: 'Заказать тариф: счёт на оплату',
    body: z.strictObject({ companyId: id, ...asked, payerId: id }),
    answer: InvoiceAnswer,
    status: 201,
  },
  'GET /api/invoices': {
    access: 'user',
    tag,
    summary: 'Счета и акты, новые сверху',
    query: byCompany,
    answer: z.array(InvoiceAnswer),
  },
  'GET /api/invoices/:id/file': {
    access: 'download',
    tag,
    summary: 'Счёт для оплаты с кодом для банка',
    params: byId,
    query: paperFormat,
    isHeavy: false,
    file: DOCX,
    otherFiles: [PDF],
  },
  'GET /api/invoices/:id/act': {
    access: 'download',
    tag,
    summary: 'Акт об оказанных услугах за оплаченный период',
    params: byId,
    query: paperFormat,
    isHeavy: false,
    file: DOCX,
    otherFiles: [PDF],
  },
})
