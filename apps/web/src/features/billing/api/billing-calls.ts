import type { CallAnswer, CallInput, InvoiceAnswer, PayerAnswer } from '@ot/contract'
import type { PaidTariff, PaperFormat, PayerField, TariffMonths } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'

export type Subscription = CallAnswer<'GET /api/subscription'>
/** Every field is said, the empty ones as null: so it serves a new payer and a changed one. */
export type PayerBody = {
  type: PayerAnswer['type']
  name: string | null
  data: Record<PayerField, string | null>
}

export function payersQuery(companyId: number) {
  return queryOptions({
    queryKey: ['payers', companyId],
    queryFn: ({ signal }) => call('GET /api/payers', { query: { companyId } }, { signal }),
  })
}

export function invoicesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['invoices', companyId],
    queryFn: ({ signal }) => call('GET /api/invoices', { query: { companyId } }, { signal }),
  })
}

/** What the tariff would cost today, and what stands in its way. */
export function quoteQuery(companyId: number, order: { tariff: PaidTariff; months: TariffMonths }) {
  const query = { companyId, tariff: order.tariff, months: `${order.months}` as const }
  return queryOptions({
    queryKey: ['quote', query],
    queryFn: ({ signal }) => call('GET /api/subscription/quote', { query }, { signal }),
  })
}

export async function orderTariff(
  client: QueryClient,
  body: CallInput<'POST /api/subscription'>['body'],
  idempotencyKey: string,
): Promise<InvoiceAnswer> {
  const invoice = await call('POST /api/subscription', { body }, { idempotencyKey })
  await client.invalidateQueries({ queryKey: ['invoices', body.companyId] })
  return invoice
}

/** A new payer, or the changes of a stored one. */
export async function savePayer(
  client: QueryClient,
  { companyId, payer }: { companyId: number; payer: PayerAnswer | null },
  body: PayerBody,
  idempotencyKey: string,
): Promise<PayerAnswer> {
  const saved =
    payer === null
      ? await call('POST /api/payers', { body: { companyId, ...body } }, { idempotencyKey })
      : await call('PATCH /api/payers/:id', { params: { id: payer.id }, body }, { version: payer.version })
  await client.invalidateQueries({ queryKey: ['payers', companyId] })
  return saved
}

export async function deletePayer(client: QueryClient, { id, companyId }: PayerAnswer): Promise<void> {
  await call('DELETE /api/payers/:id', { params: { id } })
  await client.invalidateQueries({ queryKey: ['payers', companyId] })
}

const PAPERS = {
  invoice: { route: 'GET /api/invoices/:id/file', name: 'Счёт' },
  act: { route: 'GET /api/invoices/:id/act', name: 'Акт' },
} as const

export async function saveInvoicePaper(
  { id, number }: InvoiceAnswer,
  paper: keyof typeof PAPERS,
  format: PaperFormat,
): Promise<void> {
  const { route, name } = PAPERS[paper]
  const { answer, headers } = await callWithHeaders(route, { params: { id }, query: { format } })
  saveFile(answer, fileName(headers, `${name} № ${number}.${format}`))
}
