import { afterEach, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { openPage, settle } from '../../testing/open-page.tsx'
import { Invoices } from './invoices.tsx'

const INVOICE = {
  id: 1,
  companyId: 7,
  number: '12',
  date: '2026-11-20',
  tariff: 'standard',
  months: 12,
  lines: [],
  total: 1000,
  payer: 'ООО «Ромашка»',
  status: 'issued',
  paidOn: null,
  period: null,
  act: null,
  createdAt: '2026-11-20T09:00:00.000Z',
}

let server = answerWith({})
afterEach(() => server.restore())

test('счёт предложен в Word и в PDF', async () => {
  server = answerWith({
    'GET /api/invoices?companyId=7': () => Response.json([INVOICE]),
  })
  const page = await openPage(<Invoices company={{ id: 7 }} />)
  await settle()
  const labels = [...page.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  )
  expect(labels).toEqual(['«Стандартный», 12\u00a0месяцев', 'Счёт в Word', 'Счёт в PDF'])
})
