import type { CallInput, InvoiceAnswer } from '@ot/contract'
import type { PaidTariff, PaperFormat, TariffMonths } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'

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
